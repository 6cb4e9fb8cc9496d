<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\BackgroundJob;

use OCA\FormsApp\Service\Notice\ResponseNotices;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\TimedJob;

/** Tells of new responses. */
final class TellOfResponses extends TimedJob {
	private const SECONDS = 300;

	public function __construct(
		ITimeFactory $time,
		private readonly ResponseNotices $notices,
	) {
		parent::__construct($time);
		$this->setInterval(self::SECONDS);
	}

	#[\Override]
	protected function run(mixed $argument): void {
		$this->notices->tell();
	}
}
