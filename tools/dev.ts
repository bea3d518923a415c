import { spawn } from 'node:child_process';

// The page from Vite with hot reload, the endpoint from the real server.
const children = [
  spawn(process.execPath, ['--import', 'tsx', '--watch', 'server/start.ts'], { stdio: 'inherit' }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { stdio: 'inherit' }),
];
const stop = () => {
  for (const child of children) child.kill();
};
for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop);
