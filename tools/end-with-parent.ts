// node --import …/end-with-parent.ts: the program ends when the one that started it is gone, however that ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
