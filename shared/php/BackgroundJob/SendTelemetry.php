<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\BackgroundJob;

use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\TimedJob;
use Psr\Log\LoggerInterface;
use Shared\Remote\Telemetry;

/** Sends one report a day, if an admin enabled it. Apps list this job in their info.xml. */
final class SendTelemetry extends TimedJob {
	private const DAY = 86400;

	public function __construct(
		ITimeFactory $time,
		private readonly Telemetry $telemetry,
		private readonly LoggerInterface $logger,
		private readonly string $appName,
	) {
		parent::__construct($time);
		$this->setInterval(self::DAY);
		$this->setTimeSensitivity(self::TIME_INSENSITIVE);
	}

	#[\Override]
	protected function run(mixed $argument): void {
		$result = $this->telemetry->sendScheduled();
		if ($result !== null && !$result['success']) {
			$this->logger->info('The daily report of {app} was not sent: {message}', ['app' => $this->appName, ...$result]);
		}
	}
}
