// The program of the processes that read pictures: uploads from strangers are decoded only here.
import { allowKnownFormatsOnly, encodePicture, redrawPicture } from '../files/pictures.ts';
import { answerTasks } from '../platform/workshop-tasks.ts';

allowKnownFormatsOnly();
answerTasks({ encodePicture, redrawPicture });
