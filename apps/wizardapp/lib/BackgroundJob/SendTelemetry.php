<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\BackgroundJob;

use OCA\WizardApp\Service\TelemetryService;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\TimedJob;
use Psr\Log\LoggerInterface;

/** One report a day, for those who switched it on. */
final class SendTelemetry extends TimedJob {
	private const DAY = 86400;

	public function __construct(
		ITimeFactory $time,
		private readonly TelemetryService $telemetry,
		private readonly LoggerInterface $logger,
	) {
		parent::__construct($time);
		$this->setInterval(self::DAY);
		$this->setTimeSensitivity(self::TIME_INSENSITIVE);
	}

	#[\Override]
	protected function run(mixed $argument): void {
		$result = $this->telemetry->sendScheduled();
		if ($result !== null && !$result['success']) {
			$this->logger->info('The daily report of Onboarding was not sent: {message}', $result);
		}
	}
}
