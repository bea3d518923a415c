import { type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { firebaseApp } from './firebase-app.ts';

// Firestore's log only repeats the errors that failed requests throw.
setLogLevel('silent');

export const firestore = (): Firestore => getFirestore(firebaseApp());
