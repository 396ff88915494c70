export { action, loadById as loader } from './conversation.server';
