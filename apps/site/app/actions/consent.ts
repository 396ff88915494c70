export { action, loader } from './consent.server';
