/** The most days that any backup of members' data is kept, as promised on the privacy page. */
export const backupDays = 30;
