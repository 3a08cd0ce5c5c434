// What the server is built into: the server itself, and a program for each command of whoever runs it. Uses nothing but Node.

/** Each program of dist/server by its name, and the source it is built from. */
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
  // Nobody runs these by hand: the server does, for what would hold it up.
  pictures: 'src/server/workshops/pictures.ts',
  readings: 'src/server/workshops/readings.ts',
  calendars: 'src/server/workshops/calendars.ts',
};

/** The built program of that source, or undefined where the source is no part of the build. */
export function builtFrom(source) {
  const name = Object.keys(programs).find((each) => programs[each] === source);
  return name && `dist/server/${name}.js`;
}
