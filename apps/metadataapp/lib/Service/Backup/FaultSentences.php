<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Backup;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Backup\Fault;
use OCP\IL10N;

/** Why a backup or a restore failed, in words, and in one that programs know. */
class FaultSentences {
	public function __construct(private readonly IL10N $l) {
	}

	public function of(Fault $fault): string {
		return match ($fault) {
			Fault::NoBackup => $this->l->t('This is not a backup of Metadata. Nothing has changed.'),
			Fault::OtherVersion => $this->l->t(
				'Another version of Metadata made this backup, and this one cannot read it. Nothing has changed.',
			),
			Fault::Incomplete => $this->l->t('Part of this backup is missing. Nothing has changed.'),
			Fault::Damaged => $this->l->t('This backup has been changed or is damaged. Nothing has changed here.'),
			Fault::FieldsChanged => $this->l->t('Fields kept changing while the backup was made. Try again.'),
			Fault::Interrupted => $this->l->t('Something went wrong. Look at the log of the server, then try again.'),
			Fault::Unsettled => $this->l->t(
				'The backup was restored, but not everything could be brought in line with it. Look at the log of the server, then restore it again.',
			),
		};
	}

	/** One of a refusal, or that something failed on this server, which no request is refused for. */
	public static function reason(Fault $fault): string {
		return match ($fault) {
			Fault::FieldsChanged => Reason::FIELDS_CHANGED,
			Fault::Interrupted, Fault::Unsettled => $fault->value,
			default => Reason::BROKEN_BACKUP,
		};
	}
}
