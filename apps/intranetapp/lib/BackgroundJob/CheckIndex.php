<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\BackgroundJob;

use OCA\IntranetApp\Repository\Draft\PageBelongings;
use OCA\IntranetApp\Service\Index\IndexChecker;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\TimedJob;
use Psr\Log\LoggerInterface;
use Psr\Log\LogLevel;

/**
 * Repairs the index: all of it once a day, in slices of one minute, or at once when something is known to be missing.
 * Also removes what belonged to purged pages.
 */
final class CheckIndex extends TimedJob {
	private const QUARTER_HOUR = 900;
	private const SECONDS = 60;

	public function __construct(
		ITimeFactory $time,
		private readonly IndexChecker $checker,
		private readonly PageBelongings $belongings,
		private readonly LoggerInterface $logger,
	) {
		parent::__construct($time);
		$this->setInterval(self::QUARTER_HOUR);
	}

	#[\Override]
	protected function run(mixed $argument): void {
		$this->belongings->sweep();
		$report = $this->checker->proceed(self::SECONDS);
		if ($report->differences() > 0 || $report->expiredLeases > 0) {
			// Files that were being written when their change was reported are routinely repaired here.
			$this->logger->log(
				$report->expiredLeases > 0 ? LogLevel::WARNING : LogLevel::INFO,
				'The index of the Intranet was repaired: {missing} missing, {changed} changed, {gone} gone, {leases} writers that died',
				[
					'app' => 'intranetapp', 'missing' => count($report->missing), 'changed' => count($report->changed),
					'gone' => count($report->gone), 'leases' => $report->expiredLeases,
				],
			);
		}
	}
}
