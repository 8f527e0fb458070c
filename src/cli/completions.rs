//! `warren completions`: what a shell needs to complete commands.

use clap::{Args, CommandFactory};
use clap_complete::{Shell, generate};

use super::output::print;
use super::{Arguments, Failure};

/// Print what a shell needs to complete the commands of warren.
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
        print(String::from_utf8_lossy(&script))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_can_be_completed() {
        Arguments::command().debug_assert();
        for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
            let mut script = Vec::new();
            generate(shell, &mut Arguments::command(), "warren", &mut script);
            let script = String::from_utf8(script).unwrap();
            for command in Arguments::command()
                .get_subcommands()
                .filter(|c| !c.is_hide_set())
            {
                assert!(
                    script.contains(command.get_name()),
                    "{shell}: {}",
                    command.get_name()
                );
            }
        }
    }

    #[test]
    fn every_command_for_tournaments_has_an_example() {
        for name in ["match", "check", "tournament", "completions"] {
            let commands = Arguments::command();
            let command = commands.find_subcommand(name).unwrap();
            let help = command
                .get_after_help()
                .map(ToString::to_string)
                .unwrap_or_default();
            assert!(
                help.contains(&format!("  warren {name} ")),
                "{name}: {help}"
            );
        }
    }
}
