//! The paths that a source names, from the crate's root.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use crate::rules::owner;

/// The crate's name, as its binary and its tests write it.
const CRATE: &str = "warren";

/// A path in a source, from the crate's root; its last part may be `*`.
pub struct Reference {
    pub line: usize,
    pub path: Vec<String>,
}

/// Walks the tokens of a module and of the modules written inside it.
pub fn find_references(tokens: &[TokenTree], module: &mut Vec<String>, found: &mut Vec<Reference>) {
    let mut at = 0;
    while at < tokens.len() {
        if let [
            TokenTree::Ident(keyword),
            TokenTree::Ident(name),
            TokenTree::Group(body),
            ..,
        ] = &tokens[at..]
            && keyword == "mod"
        {
            module.push(name.to_string());
            find_references(&inside(body), module, found);
            module.pop();
            at += 3;
            continue;
        }
        match &tokens[at] {
            TokenTree::Group(group) => find_references(&inside(group), module, found),
            TokenTree::Ident(name) => {
                let begins = at == 0 || !is_path_separator(&tokens[at - 1..]);
                let root = match name.to_string().as_str() {
                    "crate" | CRATE => Some(Vec::new()),
                    "super" => Some(module[..module.len().saturating_sub(1)].to_vec()),
                    "self" => Some(module.clone()),
                    macro_name if owner(macro_name) != macro_name && is_call(&tokens[at + 1..]) => {
                        let path = vec![macro_name.to_string()];
                        found.push(Reference {
                            line: name.span().start().line,
                            path,
                        });
                        None
                    }
                    _ => None,
                };
                if let Some(root) = root.filter(|_| begins) {
                    if is_path_separator(&tokens[at + 1..]) {
                        follow(&tokens[at + 1..], root, found);
                    } else if tokens
                        .get(at + 1)
                        .is_some_and(|next| next.to_string() == "as")
                    {
                        found.push(Reference {
                            line: name.span().start().line,
                            path: root,
                        });
                    }
                }
            }
            _ => {}
        }
        at += 1;
    }
}

/// Follows a path from a `::` to its end, or to its ends where it branches.
fn follow(tokens: &[TokenTree], mut path: Vec<String>, found: &mut Vec<Reference>) {
    let mut line = 0;
    let mut rest = tokens;
    while is_path_separator(rest) {
        line = rest[0].span().start().line;
        match rest.get(2) {
            Some(TokenTree::Ident(name)) if name == "super" => {
                path.pop();
            }
            Some(TokenTree::Ident(name)) if name == "self" => {}
            Some(TokenTree::Ident(name)) => {
                line = name.span().start().line;
                path.push(name.to_string());
            }
            Some(TokenTree::Punct(star)) if star.as_char() == '*' => path.push("*".to_string()),
            Some(TokenTree::Group(branches)) if branches.delimiter() == Delimiter::Brace => {
                return follow_branches(branches, &path, found);
            }
            _ => break,
        }
        rest = &rest[3..];
    }
    found.push(Reference { line, path });
}

fn follow_branches(branches: &Group, path: &[String], found: &mut Vec<Reference>) {
    for branch in inside(branches).split(|token| token.to_string() == ",") {
        let Some(first) = branch.first() else {
            continue;
        };
        let line = first.span().start().line;
        let mut path = path.to_vec();
        match first {
            TokenTree::Group(group) => {
                follow_branches(group, &path, found);
                continue;
            }
            name if name.to_string() == "self" => {}
            name => path.push(name.to_string()),
        }
        if is_path_separator(&branch[1..]) {
            follow(&branch[1..], path, found);
        } else {
            found.push(Reference { line, path });
        }
    }
}

/// Whether the tokens begin with `::`.
fn is_path_separator(tokens: &[TokenTree]) -> bool {
    matches!(tokens, [TokenTree::Punct(a), TokenTree::Punct(b), ..]
        if a.as_char() == ':' && b.as_char() == ':')
}

/// Whether a macro's name before these tokens calls it.
fn is_call(tokens: &[TokenTree]) -> bool {
    matches!(tokens.first(), Some(TokenTree::Punct(mark)) if mark.as_char() == '!')
}

pub fn for_each_name(tokens: &[TokenTree], visit: &mut impl FnMut(&str, usize)) {
    for token in tokens {
        match token {
            TokenTree::Ident(name) => visit(&name.to_string(), name.span().start().line),
            TokenTree::Group(group) => for_each_name(&inside(group), visit),
            _ => {}
        }
    }
}

pub fn inside(group: &Group) -> Vec<TokenTree> {
    group.stream().into_iter().collect()
}

pub fn tokens(source: &str) -> Vec<TokenTree> {
    source
        .parse::<TokenStream>()
        .expect("Rust source")
        .into_iter()
        .collect()
}
