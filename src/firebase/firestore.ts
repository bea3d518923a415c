import { type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { firebaseApp } from './firebase-app.ts';

// Its log only repeats the error that every failed request throws.
setLogLevel('silent');

/** The page's one Firestore instance. */
export const firestore = (): Firestore => getFirestore(firebaseApp());
