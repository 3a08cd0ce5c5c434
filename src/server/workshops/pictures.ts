// The program of the processes that read pictures: uploads of strangers are decoded here and nowhere else.
import { allowKnownFormatsOnly, encodePicture, redrawPicture } from '../files/pictures.ts';
import { answerTasks } from '../platform/workshop-tasks.ts';

allowKnownFormatsOnly();
answerTasks({ encodePicture, redrawPicture });
