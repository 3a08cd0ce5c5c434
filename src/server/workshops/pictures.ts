// What the processes run that read pictures: what strangers send is decoded here and nowhere else.
import { allowKnownFormatsOnly, encodePicture, redrawPicture } from '../files/pictures.ts';
import { answerTasks } from '../platform/workshop-tasks.ts';

allowKnownFormatsOnly();
answerTasks({ encodePicture, redrawPicture });
