// What the page of the API's documentation can do beyond being read: find operations, and try them.
import { find } from './find.ts';
import { byId } from './page.ts';
import { tryIt } from './try-it.ts';

byId('tools').hidden = false;
find();
tryIt();
