<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Exception;

use OCA\MetadataApp\Model\Backup\Fault;

/** A backup that cannot be restored. */
final class BrokenBackup extends \RuntimeException {
	/** @param string $message what exactly, for who looks into it */
	public function __construct(
		string $message,
		public readonly Fault $fault = Fault::Damaged,
	) {
		parent::__construct($message);
	}
}
