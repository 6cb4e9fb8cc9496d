<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Framework;

use OCP\IL10N;
use Psr\Log\LoggerInterface;

/** Is made by the container from the types and names of what it needs. */
final class Needs {
	public function __construct(
		private readonly LoggerInterface $logger,
		private readonly IL10N $l10n,
		private readonly string $appName,
		private readonly ?string $nothing = null,
		private readonly int $number = 5,
	) {
	}

	/** @return list<mixed> */
	public function said(): array {
		$this->logger->debug('The probe was asked');
		return [$this->l10n->t('Text'), $this->appName, $this->nothing, $this->number];
	}
}
