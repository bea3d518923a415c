import { domAnimation } from 'framer-motion';

export const features = domAnimation;
