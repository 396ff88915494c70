import { sendComplaintMail } from './jobs/send-complaint-mail';

/** The jobs of the complaints area. */
export const complaintJobs = [sendComplaintMail];
