import { describe, expect, test } from 'vitest';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';
import { sweepTracks } from './tracks.ts';

const world = aWorld();

const passage = { departureLocation: 'Antibes', arrivalLocation: 'Calvi & "Bastia"', departureDate: '2026-06-01T08:00:00.000Z' };

async function aTrip(person: Person, more: object = {}) {
  const { id: yachtId } = await aYacht(person);
  return (await person.call('POST', '/api/trips', { ...passage, yachtId, ...more })).body;
}

function sendFile(person: Person, path: string, content: string | Buffer, headers: Record<string, string> = {}) {
  const boundary = 'boundary-of-a-track';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="track.gpx"\r\ncontent-type: application/gpx+xml\r\n\r\n`;
  return person.call('POST', path, Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]), {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    ...headers,
  });
}

const gpx = (inside: string, attributes = 'version="1.1" xmlns="http://www.topografix.com/GPX/1/1"') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<gpx ${attributes}>${inside}</gpx>`;
const sailed = (points: string) => gpx(`<trk><name>Somewhere</name><trkseg>${points}</trkseg></trk>`);
const sound = sailed(
  '<trkpt lat="43.585" lon="7.128"><ele>2</ele><time>2026-06-01T06:00:00Z</time></trkpt><trkpt lat="43.1234567" lon="7.9"><time>2026-06-01T12:30:00.500+02:00</time><extensions><x:trkpt xmlns:x="urn:x" lat="999" lon="0"/></extensions></trkpt><trkpt lat="42.57" lon="8.76"><time>2026-06-01T18:00:00Z</time></trkpt>',
);
const timeless = gpx(
  '<trk><trkseg><trkpt lat="0" lon="0"/><trkpt lat="0" lon="1"/></trkseg><trkseg><trkpt lat="0" lon="2"/><trkpt lat="0" lon="3"/></trkseg></trk>',
);

const pointAt = (time: string, longitude: number) => `<trkpt lat="0" lon="${longitude}"><time>${time}</time></trkpt>`;

describe('positions', () => {
  test('are stored exactly, changed separately, and cleared', async () => {
    const maya = await aPerson(world);
    const departurePosition = { latitude: 43.5853333333333, longitude: -7.12800000000001 };
    const trip = await aTrip(maya, { departurePosition });
    expect(trip).toMatchObject({ departurePosition, arrivalPosition: null, trackId: null, sailedMiles: null });
    const arrivalPosition = { latitude: -90, longitude: 180 };
    const changed = await maya.call('PATCH', `/api/trips/${trip.id}`, { arrivalPosition });
    expect(changed.body).toMatchObject({ departurePosition, arrivalPosition });
    expect((await maya.call('PATCH', `/api/trips/${trip.id}`, { arrivalPosition })).body.updatedAt).toBe(changed.body.updatedAt);
    expect((await maya.call('PATCH', `/api/trips/${trip.id}`, { departurePosition: null })).body).toMatchObject({
      departurePosition: null,
      arrivalPosition,
    });
    expect((await maya.call('GET', '/api/trips')).body[0]).toMatchObject({ departurePosition: null, arrivalPosition });
  });

  test.each([
    [{ departurePosition: { latitude: 43 } }, 'departurePosition.longitude', 'A position needs a latitude and a longitude'],
    [{ arrivalPosition: { longitude: 7 } }, 'arrivalPosition.latitude', 'A position needs a latitude and a longitude'],
    [{ arrivalPosition: { latitude: 90.1, longitude: 7 } }, 'arrivalPosition.latitude', 'Latitude goes from 90° south to 90° north'],
    [{ departurePosition: { latitude: 43, longitude: 181 } }, 'departurePosition.longitude', 'Longitude goes from 180° west to 180° east'],
    [{ departurePosition: { latitude: '43', longitude: 7 } }, 'departurePosition.latitude', 'A position needs a latitude and a longitude'],
    [{ departurePosition: '43, 7' }, 'departurePosition', 'A position needs a latitude and a longitude'],
  ])('such as %j are refused at their field', async (wrong, path, message) => {
    const maya = await aPerson(world);
    const { id: yachtId } = await aYacht(maya);
    const { status, body } = await maya.call('POST', '/api/trips', { ...passage, yachtId, ...wrong });
    expect([status, body.errors]).toEqual([422, [{ path, message }]]);
  });
});

describe('a track', () => {
  test('is read, linked to a new trip, shown as a line, and returned unchanged', async () => {
    const maya = await aPerson(world);
    const read = await sendFile(maya, '/api/tracks', sound);
    expect(read.status).toBe(201);
    expect(read.body).toMatchObject({
      pointCount: 3,
      startedAt: '2026-06-01T06:00:00.000Z',
      endedAt: '2026-06-01T18:00:00.000Z',
      line: [
        [
          [43.585, 7.128],
          [43.12346, 7.9],
          [42.57, 8.76],
        ],
      ],
    });
    expect(read.body.sailedMiles).toBeCloseTo(94.2, 0);
    const trip = await aTrip(maya, { trackId: read.body.id });
    expect(trip).toMatchObject({ trackId: read.body.id, sailedMiles: read.body.sailedMiles });
    expect((await maya.call('GET', `/api/trips/${trip.id}/track`)).body).toEqual(read.body);
    const given = await maya.call('GET', `/api/trips/${trip.id}/track.gpx`);
    expect(given.headers['content-type']).toBe('application/gpx+xml; charset=utf-8');
    expect(given.headers['content-disposition']).toBe(
      `attachment; filename="trip-${trip.id}.gpx"; filename*=UTF-8''Antibes%20to%20Calvi%20%26%20%22Bastia%22.gpx`,
    );
    expect(given.text).toContain('<name>Antibes to Calvi &amp; &quot;Bastia&quot;</name>');
    expect(given.text).toContain('<trkpt lat="43.1234567" lon="7.9"><time>2026-06-01T10:30:00.500Z</time></trkpt>');
    const again = await sendFile(maya, '/api/tracks', given.text);
    expect(again.body).toEqual({ ...read.body, id: again.body.id });
  });

  test('without times, in several segments, has a distance and no dates', async () => {
    const maya = await aPerson(world);
    const { body } = await sendFile(maya, '/api/tracks', timeless);
    expect(body).toMatchObject({ pointCount: 4, startedAt: null, endedAt: null });
    expect(body.sailedMiles).toBeCloseTo(120.08, 2);
    const trip = await aTrip(maya, { trackId: body.id });
    expect((await maya.call('GET', `/api/trips/${trip.id}/track.gpx`)).text.match(/<trkseg>/g)).toHaveLength(2);
  });

  test('has times in UTC, even without a zone, and none for impossible dates', async () => {
    const maya = await aPerson(world);
    const { body } = await sendFile(
      maya,
      '/api/tracks',
      sailed(
        ['2026-06-01T06:00:00', '2026-06-01T09:30:00.5', '2026-02-31T06:00:00Z', '2026-13-01T06:00:00Z', 'noon'].map(pointAt).join(''),
      ),
    );
    expect(body).toMatchObject({ pointCount: 5, startedAt: '2026-06-01T06:00:00.000Z', endedAt: '2026-06-01T09:30:00.500Z' });
  });

  test.each([
    ['iso-8859-1', 'latin1', ''],
    ['windows-1252', 'latin1', ''],
    ['UTF-16', 'utf16le', '\ufeff'],
    ['utf-8', 'utf8', '\ufeff'],
  ] as const)('is read as %s if the file says so', async (encoding, bufferEncoding, mark) => {
    const file = Buffer.from(mark + sound.replace('UTF-8', encoding).replace('Somewhere', 'Café de la Marine'), bufferEncoding);
    const { status, body } = await sendFile(await aPerson(world), '/api/tracks', file);
    expect([status, body.pointCount]).toEqual([201, 3]);
  });

  test('is replaced, removed, and deleted with its trip; each creates a new version and an activity', async () => {
    const maya = await aPerson(world);
    const trip = await aTrip(maya);
    const first = await sendFile(maya, `/api/trips/${trip.id}/track`, sound, { 'if-match': `"${trip.updatedAt}"` });
    expect(first.status).toBe(201);
    expect((await sendFile(maya, `/api/trips/${trip.id}/track`, timeless, { 'if-match': `"${trip.updatedAt}"` })).status).toBe(412);
    const second = (await sendFile(maya, '/api/tracks', timeless)).body;
    const changed = await maya.call('PATCH', `/api/trips/${trip.id}`, { trackId: second.id });
    expect(changed.body).toMatchObject({ trackId: second.id, sailedMiles: second.sailedMiles });
    expect((await maya.call('PATCH', `/api/trips/${trip.id}`, { trackId: first.body.id })).body.errors).toEqual([
      { path: 'trackId', message: 'This track no longer exists. Please import it again.' },
    ]);
    const bare = await maya.call('PATCH', `/api/trips/${trip.id}`, { trackId: null }, { 'if-match': `"${changed.body.updatedAt}"` });
    expect(bare.body).toMatchObject({ trackId: null, sailedMiles: null });
    expect((await maya.call('GET', `/api/trips/${trip.id}/track`)).status).toBe(404);
    expect((await maya.call('GET', `/api/trips/${trip.id}/track.gpx`)).status).toBe(404);
    await sendFile(maya, `/api/trips/${trip.id}/track`, sound);
    expect((await maya.call('DELETE', `/api/trips/${trip.id}`)).status).toBe(204);
    expect((await world.owner.query('select count(*)::int from tracks where company_id = $1', [maya.companyId])).rows[0].count).toBe(0);
    const feedLines = (await maya.call('GET', '/api/activities')).body.map(
      ({ details }: { details: string }) => details.split(' Antibes')[0],
    );
    expect(feedLines).toEqual([
      'Deleted trip',
      'Imported the track of trip',
      'Updated trip',
      'Updated trip',
      'Imported the track of trip',
      'Logged trip',
      'Added yacht Aurelia',
    ]);
  });

  test('of another company can’t be linked, nor one that another trip has', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const { body: theirs } = await sendFile(nora, '/api/tracks', sound);
    const trip = await aTrip(maya);
    expect((await maya.call('PATCH', `/api/trips/${trip.id}`, { trackId: theirs.id })).status).toBe(422);
    const noras = await aTrip(nora, { trackId: theirs.id });
    const { id: yachtId } = await aYacht(nora);
    expect((await nora.call('POST', '/api/trips', { ...passage, yachtId, trackId: theirs.id })).body.errors[0].path).toBe('trackId');
    expect((await nora.call('GET', `/api/trips/${noras.id}`)).body.trackId).toBe(theirs.id);
  });

  test('that an admin uploads moves to the company of its trip', async () => {
    const [admin, maya] = [await aPerson(world, { role: 'admin' }), await aPerson(world)];
    const trip = await aTrip(maya);
    const { body } = await sendFile(admin, '/api/tracks', sound);
    expect((await admin.call('PATCH', `/api/trips/${trip.id}`, { trackId: body.id })).body.trackId).toBe(body.id);
    expect((await maya.call('GET', `/api/trips/${trip.id}/track`)).body.id).toBe(body.id);
  });

  test('without a trip is swept after a day', async () => {
    const maya = await aPerson(world);
    const [old, fresh] = [(await sendFile(maya, '/api/tracks', sound)).body, (await sendFile(maya, '/api/tracks', sound)).body];
    const trip = await aTrip(maya, { trackId: (await sendFile(maya, '/api/tracks', sound)).body.id });
    await world.owner.query(`update tracks set created_at = now() - interval '25 hours' where company_id = $1 and id <> $2`, [
      maya.companyId,
      fresh.id,
    ]);
    await sweepTracks(world.db);
    const { rows } = await world.owner.query('select id::int from tracks where company_id = $1 order by id', [maya.companyId]);
    expect(rows.map(({ id }) => id)).toEqual([fresh.id, trip.trackId]);
    expect(rows.map(({ id }) => id)).not.toContain(old.id);
  });
});

const bomb = `<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa">${'bcdefghi'
  .split('')
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefgh'[index]};`.repeat(10)}">`)
  .join('')}]><gpx version="1.1"><trk><name>&i;</name></trk></gpx>`;
const point = (lat: string, lon = '7') => `<trkpt lat="43" lon="7"/><trkpt lat="${lat}" lon="${lon}"/>`;

describe('a file is refused with a message', () => {
  test.each([
    ['an entity bomb', bomb, 422, 'This GPX file defines its own XML entities, which we don’t accept.'],
    [
      'an entity that reads a file',
      '<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/passwd">]><gpx version="1.1"><trk><name>&x;</name></trk></gpx>',
      422,
      'This GPX file defines its own XML entities, which we don’t accept.',
    ],
    ['an entity nobody defined', sailed(`${point('43.1')}<x>&bomb;</x>`), 422, 'This GPX file is damaged: it can’t be read as XML.'],
    [
      'a latitude that is no number',
      sailed(point('NaN')),
      422,
      'Point 2 of this track isn’t a valid position: latitude “NaN”, longitude “7”.',
    ],
    ['a latitude of 999', sailed(point('999')), 422, 'Point 2 of this track isn’t a valid position: latitude “999”, longitude “7”.'],
    [
      'an endless longitude',
      sailed(point('43', '1e999')),
      422,
      'Point 2 of this track isn’t a valid position: latitude “43”, longitude “1e999”.',
    ],
    [
      'a missing longitude',
      sailed('<trkpt lat="43"/>'),
      422,
      'Point 1 of this track isn’t a valid position: latitude “43”, longitude missing.',
    ],
    ['no points', sailed(''), 422, 'There is no track in this GPX file.'],
    ['no track', gpx(''), 422, 'There is no track in this GPX file.'],
    ['one point', sailed('<trkpt lat="43" lon="7"/>'), 422, 'The track in this GPX file has only one point.'],
    [
      'waypoints alone',
      gpx('<wpt lat="43" lon="7"/><rte><rtept lat="43" lon="7"/></rte>'),
      422,
      'This GPX file has waypoints or a planned route, but no recorded track.',
    ],
    ['another version', gpx('', 'version="2.0"'), 422, 'This file uses another version of GPX. We read GPX 1.0 and 1.1.'],
    ['another root', '<kml><trk><trkseg><trkpt lat="43" lon="7"/></trkseg></trk></kml>', 415, 'Please choose a GPX file.'],
    ['a page', '<!DOCTYPE html><html></html>', 415, 'Please choose a GPX file.'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 415, 'Please choose a GPX file.'],
    ['words', 'Antibes to Calvi', 415, 'Please choose a GPX file.'],
    ['nothing', '', 415, 'Please choose a GPX file.'],
    [
      'broken UTF-8',
      Buffer.concat([Buffer.from('<gpx version="1.1"><name>'), Buffer.from([0xc3, 0x28])]),
      422,
      'This GPX file is damaged: it can’t be read as XML.',
    ],
    ['a file that breaks off', sound.slice(0, 300), 422, 'This GPX file is damaged: it can’t be read as XML.'],
    ['tags in tags without end', `<gpx version="1.1">${'<a>'.repeat(300_000)}`, 422, 'This GPX file is damaged: it can’t be read as XML.'],
    [
      'a tag of a hundred thousand attributes',
      `<gpx version="1.1" ${Array.from({ length: 100_000 }, (_, index) => `a${index}=""`).join(' ')}>`,
      422,
      'This GPX file is damaged: it can’t be read as XML.',
    ],
    [
      'more points than any passage has',
      sailed('<trkpt lat="1" lon="2"/>'.repeat(20_001)),
      422,
      'This track has more than 20,000 points. Please export it with fewer.',
    ],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 10, ' '), 413, 'This is too large.'],
    ['100 MB', Buffer.alloc(100 * 1024 * 1024, ' '), 413, 'This is too large.'],
  ])('that holds %s', async (_what, content, status, message) => {
    const maya = await aPerson(world);
    const answer = await sendFile(maya, '/api/tracks', content);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect((await world.owner.query('select count(*)::int from tracks where company_id = $1', [maya.companyId])).rows[0].count).toBe(0);
  });

  test('that isn’t a form, or a form without one', async () => {
    const maya = await aPerson(world);
    expect((await maya.call('POST', '/api/tracks', { file: sound })).body.message).toBe(
      'Please send the file as a form with a file in it.',
    );
    expect(
      (
        await maya.call('POST', '/api/tracks', Buffer.from('--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--b--\r\n'), {
          'content-type': 'multipart/form-data; boundary=b',
        })
      ).body.message,
    ).toBe('Please choose a file.');
  });
});

test('a track of twenty thousand points is stored completely, and its line stays small', async () => {
  const maya = await aPerson(world);
  const { status, body } = await sendFile(
    maya,
    '/api/tracks',
    sailed(
      Array.from(
        { length: 20_000 },
        (_, index) => `<trkpt lat="${(Math.sin(index / 900) * 5).toFixed(5)}" lon="${(index / 2_000).toFixed(5)}"/>`,
      ).join(''),
    ),
  );
  expect([status, body.pointCount]).toEqual([201, 20_000]);
  expect(body.line[0].length).toBeGreaterThan(200);
  expect(body.line[0].length).toBeLessThanOrEqual(1000);
});
