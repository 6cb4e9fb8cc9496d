<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\BackgroundJob;

use OCA\MetadataApp\Service\Check\Consistency;
use OCA\MetadataApp\Service\Conversion\Conversions;
use OCA\MetadataApp\Service\File\Purge;
use OCA\MetadataApp\Service\Folder\FolderSweep;
use OCA\MetadataApp\Service\Lock\Locks;
use OCA\MetadataApp\Service\Value\Retention;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\TimedJob;

/**
 * Forgets files and team folders that are gone without a word, locks whose time is over and history that is old, takes up conversions of
 * fields that were left, and mends what is not as the files are.
 */
final class Sweep extends TimedJob {
	private const SECONDS = 86_400;

	public function __construct(
		ITimeFactory $time,
		private readonly Purge $purge,
		private readonly FolderSweep $folders,
		private readonly Locks $locks,
		private readonly Conversions $conversions,
		private readonly Retention $retention,
		private readonly Consistency $consistency,
	) {
		parent::__construct($time);
		$this->setInterval(self::SECONDS);
	}

	#[\Override]
	protected function run(mixed $argument): void {
		$this->purge->sweep();
		$this->folders->sweep();
		$this->locks->sweep();
		$this->conversions->sweep();
		$this->retention->sweep();
		$this->consistency->check(true);
	}
}
