// node --import …/end-with-parent.ts: ends the program when its parent process is gone, however that ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
