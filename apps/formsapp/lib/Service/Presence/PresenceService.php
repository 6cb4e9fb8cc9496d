<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Presence;

use OCA\FormsApp\Repository\Presence\PresenceRepository;
use OCA\FormsApp\Service\Form\FormGate;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Contract\Limits;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\Host\Accounts;

/**
 * Who is editing a form.
 *
 * @phpstan-import-type FormPresence from Schemas
 */
class PresenceService {
	public function __construct(
		private readonly FormGate $gate,
		private readonly PresenceRepository $presence,
		private readonly Accounts $accounts,
		private readonly Clock $clock,
		private readonly ?string $userId,
	) {
	}

	/**
	 * @return array{status: 'ok'}
	 * @throws Refusal
	 */
	public function enter(string $fileId): array {
		$node = $this->gate->updatable($fileId);
		$now = $this->clock->now()->getTimestamp();
		$this->presence->save($node->id, (string)$this->userId, $now, $now - Limits::PRESENCE_SECONDS);
		return ['status' => 'ok'];
	}

	/**
	 * Puts the caller before everybody else who is editing; nobody's work is lost, as what both change is merged.
	 *
	 * @return array{status: 'ok'}
	 * @throws Refusal
	 */
	public function takeOver(string $fileId): array {
		$node = $this->gate->updatable($fileId);
		$now = $this->clock->now()->getTimestamp();
		$this->presence->saveFirst($node->id, (string)$this->userId, $now, $now - Limits::PRESENCE_SECONDS);
		return ['status' => 'ok'];
	}

	/**
	 * @return FormPresence
	 * @throws Refusal
	 */
	public function findAll(string $fileId): array {
		$node = $this->gate->readable($fileId);
		$seen = $this->presence->findAll($node->id, $this->clock->now()->getTimestamp() - Limits::PRESENCE_SECONDS);
		$editors = [];
		foreach ($seen as $user => $since) {
			$name = $this->accounts->displayName((string)$user);
			if ((string)$user !== $this->userId && $name !== null) {
				$editors[] = ['userId' => (string)$user, 'displayName' => $name, 'firstSeen' => $since];
			}
		}
		return ['editors' => $editors, 'myFirstSeen' => $seen[(string)$this->userId] ?? null];
	}
}
