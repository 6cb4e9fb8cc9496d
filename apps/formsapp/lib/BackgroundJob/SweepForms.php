<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\BackgroundJob;

use OCA\FormsApp\Repository\Form\Belongings;
use OCA\FormsApp\Service\Branding\ImageRemoval;
use OCA\FormsApp\Service\Upload\UploadRemoval;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\TimedJob;

/** Deletes what belongs to files that are gone without a word, such as those of deleted accounts. */
final class SweepForms extends TimedJob {
	private const SECONDS = 86_400;

	public function __construct(
		ITimeFactory $time,
		private readonly Belongings $belongings,
		private readonly UploadRemoval $uploads,
		private readonly ImageRemoval $images,
	) {
		parent::__construct($time);
		$this->setInterval(self::SECONDS);
	}

	#[\Override]
	protected function run(mixed $argument): void {
		$this->belongings->sweep();
		$this->uploads->sweepUnknown();
		$this->images->sweepUnknown();
	}
}
