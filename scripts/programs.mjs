// The programs the server is built into: the server itself, and one for each operator's command. Uses only Node.

/** Each program of dist/server by name, with its source. */
export const programs = {
  main: 'src/server/main.ts',
  admin: 'scripts/admin.ts',
  backup: 'scripts/backup.ts',
  'backup-drill': 'scripts/backup-drill.ts',
  demo: 'scripts/demo.ts',
  'demo-off': 'scripts/demo-off.ts',
  migrate: 'scripts/migrate.ts',
  restore: 'scripts/restore.ts',
  'second-step-off': 'scripts/second-step-off.ts',
  // The server itself runs these, for work that would block it.
  pictures: 'src/server/workshops/pictures.ts',
  readings: 'src/server/workshops/readings.ts',
  calendars: 'src/server/workshops/calendars.ts',
};

/** The built program of that source, or undefined if it isn't part of the build. */
export function builtFrom(source) {
  const name = Object.keys(programs).find((each) => programs[each] === source);
  return name && `dist/server/${name}.js`;
}
