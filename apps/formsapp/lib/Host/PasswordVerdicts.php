<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Host;

use OCA\FormsApp\Model\Link\LinkPassword;
use OCP\ICacheFactory;

/** Remembers for a short time which password is right, because checking one takes long by design. */
class PasswordVerdicts {
	private const SECONDS = 120;
	private const PREFIX = 'formsapp/passwords/';

	public function __construct(private readonly ICacheFactory $caches) {
	}

	/** @param string $hash as LinkPassword made it; another password of the form makes older verdicts worthless */
	public function isRight(#[\SensitiveParameter] string $password, #[\SensitiveParameter] string $hash): bool {
		$cache = $this->caches->isAvailable() ? $this->caches->createDistributed(self::PREFIX) : null;
		$name = hash_hmac('sha256', $password, $hash);
		if ($cache?->get($name) === true) {
			return true;
		}
		$isRight = LinkPassword::isRight($password, $hash);
		if ($isRight) {
			$cache?->set($name, true, self::SECONDS);
		}
		return $isRight;
	}
}
