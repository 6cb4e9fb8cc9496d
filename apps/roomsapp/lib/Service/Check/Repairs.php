<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Check;

use OCA\RoomsApp\Model\Check\CheckReport;
use OCA\RoomsApp\Model\Check\Finding;
use Psr\Log\LoggerInterface;

/** Repairs one thing after the other: what fails does not keep the rest from being repaired. */
class Repairs {
	public function __construct(private readonly LoggerInterface $logger) {
	}

	/** @param callable(): mixed $repair */
	public function attempt(CheckReport $report, string $what, callable $repair): void {
		try {
			$repair();
		} catch (\Exception $failure) {
			$this->logger->error('{what} could not be repaired', ['what' => $what, 'exception' => $failure]);
			$report->add(Finding::Failed, "$what: " . $failure->getMessage());
		}
	}
}
