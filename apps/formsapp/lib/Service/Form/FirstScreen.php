<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Form;

use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Host\Accounts;

/**
 * What the browser knows before its first request.
 *
 * @phpstan-import-type Start from Schemas
 */
class FirstScreen {
	public function __construct(
		private readonly FormList $list,
		private readonly Accounts $accounts,
		private readonly ?string $userId,
	) {
	}

	/** @return Start */
	public function find(bool $isList): array {
		$userId = (string)$this->userId;
		return [
			'user' => ['id' => $userId, 'name' => (string)$this->accounts->displayName($userId)],
			'forms' => $isList ? $this->list->findAll()['forms'] : null,
		];
	}
}
