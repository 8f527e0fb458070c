//! Sends the ends of a program's pipes over a socket, because a command can receive only three files when it starts.

use std::io::{self, IoSlice, IoSliceMut};
use std::mem::MaybeUninit;
use std::os::fd::{BorrowedFd, OwnedFd};
use std::os::unix::net::UnixStream;

use rustix::net::{
    RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, SendAncillaryBuffer,
    SendAncillaryMessage, SendFlags, recvmsg, sendmsg,
};

/// Sends standard input, output and error.
pub fn send(socket: &UnixStream, pipes: [BorrowedFd<'_>; 3]) -> io::Result<()> {
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(3))];
    let mut message = SendAncillaryBuffer::new(&mut space);
    message.push(SendAncillaryMessage::ScmRights(&pipes));
    // Descriptors need at least one byte of data to travel with.
    sendmsg(
        socket,
        &[IoSlice::new(b"\0")],
        &mut message,
        SendFlags::NOSIGNAL,
    )?;
    Ok(())
}

/// Receives standard input, output and error.
pub fn receive(socket: &UnixStream) -> io::Result<[OwnedFd; 3]> {
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(3))];
    let mut message = RecvAncillaryBuffer::new(&mut space);
    let mut byte = [0];
    recvmsg(
        socket,
        &mut [IoSliceMut::new(&mut byte)],
        &mut message,
        RecvFlags::CMSG_CLOEXEC,
    )?;
    let mut pipes: Vec<OwnedFd> = Vec::new();
    for part in message.drain() {
        if let RecvAncillaryMessage::ScmRights(received) = part {
            pipes.extend(received);
        }
    }
    let wrong = |_| io::Error::other("the pipes of the program have not arrived");
    pipes.try_into().map_err(wrong)
}
