<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Check;

/** What can be wrong with what is stored. Each can be repaired without losing anything that somebody can see. */
enum Finding: string {
	/** A team folder with fields whose files are not known, or not where it is now. */
	case FolderNotIndexed = 'folder_not_indexed';
	/** A team folder whose files are known although it has no fields or is gone. */
	case FolderIndexedInVain = 'folder_indexed_in_vain';
	/** A file of a team folder that is missing in the index. */
	case FileNotIndexed = 'file_not_indexed';
	/** A file that is elsewhere, or has another name, than the index says. */
	case FileElsewhere = 'file_elsewhere';
	/** A file in the index that is in no team folder with fields. */
	case FileGone = 'file_gone';
	/** A file with values that Nextcloud has no more. */
	case ValuesOfNoFile = 'values_of_no_file';
	/** Values whose field is deleted. */
	case ValuesOfNoField = 'values_of_no_field';
	/** A value of which items are missing. */
	case HalfAValue = 'half_a_value';
	/** A backup that nobody is making and that is not complete. */
	case BackupHalfMade = 'backup_half_made';
	/** What a restore has read, while nobody restores anything. */
	case RestoreHalfMade = 'restore_half_made';
	/** A field of a team folder that is deleted. */
	case AssignmentOfNoField = 'assignment_of_no_field';
}
