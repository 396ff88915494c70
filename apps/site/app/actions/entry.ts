export { action, loader } from './entry.server';
