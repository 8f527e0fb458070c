//! `warren completions`: completion scripts for shells.

use clap::{Args, CommandFactory};
use clap_complete::{Shell, generate};

use super::{Arguments, Failure};
use warren_arena::output::print_trusted;

/// Print the script that completes the commands of warren in a shell.
#[derive(Args)]
#[command(after_help = "Examples:
  warren completions bash > ~/.local/share/bash-completion/completions/warren
  warren completions zsh > ~/.zfunc/_warren
  warren completions fish > ~/.config/fish/completions/warren.fish")]
pub struct Completions {
    /// The shell.
    shell: Shell,
}

impl Completions {
    pub fn run(&self) -> Result<(), Failure> {
        let mut script = Vec::new();
        generate(self.shell, &mut Arguments::command(), "warren", &mut script);
        print_trusted(String::from_utf8_lossy(&script))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Command;

    #[test]
    fn every_command_can_be_completed() {
        Arguments::command().debug_assert();
        for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
            let mut script = Vec::new();
            generate(shell, &mut Arguments::command(), "warren", &mut script);
            let script = String::from_utf8(script).unwrap();
            for command in Arguments::command()
                .get_subcommands()
                .filter(|command| !command.is_hide_set())
            {
                assert!(
                    script.contains(command.get_name()),
                    "{shell}: {}",
                    command.get_name()
                );
            }
        }
    }

    /// Returns the commands that are not hidden, including subcommands, by their full names.
    fn visible_commands(command: &Command, name: &str) -> Vec<(String, Command)> {
        let mut all = Vec::new();
        let subcommands = command.get_subcommands();
        for subcommand in subcommands
            .filter(|subcommand| !subcommand.is_hide_set() && subcommand.get_name() != "help")
        {
            let name = format!("{name} {}", subcommand.get_name());
            all.extend(visible_commands(subcommand, &name));
            all.push((name, subcommand.clone()));
        }
        all
    }

    #[test]
    fn the_help_of_every_command_has_an_example() {
        let commands = visible_commands(&Arguments::command(), "warren");
        assert!(commands.len() > 20);
        for (name, command) in commands {
            let help = command.get_after_help();
            let help = help.map(ToString::to_string).unwrap_or_default();
            assert!(help.contains(&format!("  {name} ")), "{name}: {help}");
        }
    }
}
