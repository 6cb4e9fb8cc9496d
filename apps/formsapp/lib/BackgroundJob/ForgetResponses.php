<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\BackgroundJob;

use OCA\FormsApp\Service\Answer\Retention;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\TimedJob;

/** Deletes responses that are older than their forms keep them. */
final class ForgetResponses extends TimedJob {
	private const SECONDS = 21_600;

	public function __construct(
		ITimeFactory $time,
		private readonly Retention $retention,
	) {
		parent::__construct($time);
		$this->setInterval(self::SECONDS);
	}

	#[\Override]
	protected function run(mixed $argument): void {
		$this->retention->apply();
	}
}
