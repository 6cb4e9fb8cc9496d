<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\BackgroundJob;

use OCA\FormsApp\Service\Upload\UploadRemoval;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\TimedJob;

/** Deletes files that were never sent with an answer, and those of responses that are gone. */
final class SweepUploads extends TimedJob {
	private const SECONDS = 3_600;

	public function __construct(
		ITimeFactory $time,
		private readonly UploadRemoval $removal,
	) {
		parent::__construct($time);
		$this->setInterval(self::SECONDS);
	}

	#[\Override]
	protected function run(mixed $argument): void {
		$this->removal->sweep();
	}
}
