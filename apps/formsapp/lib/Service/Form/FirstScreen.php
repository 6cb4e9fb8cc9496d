<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Form;

use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\Host\Accounts;

/**
 * What the browser knows before its first request.
 *
 * @phpstan-import-type ListedForm from Schemas
 */
class FirstScreen {
	public function __construct(
		private readonly FormList $list,
		private readonly FormService $forms,
		private readonly Accounts $accounts,
		private readonly ?string $userId,
	) {
	}

	/**
	 * What the list or a form shows comes with the page. Where a form is refused, the page asks for it once more and says why.
	 *
	 * @param string $screen the address behind that of forms: the id of the file, and which of its screens; empty for the list
	 * @return array{user: array{id: string, name: string}, forms: list<ListedForm>|null, form: array<string, mixed>|null}
	 */
	public function find(string $screen): array {
		$userId = (string)$this->userId;
		return [
			'user' => ['id' => $userId, 'name' => (string)$this->accounts->displayName($userId)],
			'forms' => $screen === '' ? $this->list->findAll()['forms'] : null,
			'form' => $screen === '' ? null : $this->formOrNull(explode('/', $screen)[0]),
		];
	}

	/** @return array<string, mixed>|null */
	private function formOrNull(string $fileId): ?array {
		try {
			return $this->forms->find($fileId);
		} catch (Refusal) {
			return null;
		}
	}
}
