// The interactive part of the API documentation: finding operations, and trying them.
import { find } from './find.ts';
import { byId } from './page.ts';
import { tryIt } from './try-it.ts';

byId('tools').hidden = false;
find();
tryIt();
