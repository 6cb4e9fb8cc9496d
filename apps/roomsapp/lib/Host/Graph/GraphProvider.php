<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Host\Graph;

use OCA\RoomsApp\Model\Extsync\ProviderFailure;
use OCA\RoomsApp\Model\Extsync\ProviderProblem;
use OCA\RoomsApp\Repository\Setup\SettingsRepository;
use OCA\RoomsApp\Service\Extsync\Provider;
use OCA\RoomsApp\Shared\Db\StoredValues;

/** Microsoft Graph as the calendar provider. */
final class GraphProvider implements Provider {
	public function __construct(
		private readonly GraphClient $graph,
		private readonly SettingsRepository $settings,
	) {
	}

	#[\Override]
	public function tenantName(): string {
		try {
			$found = $this->graph->send('GET', '/organization?$select=displayName')['value'] ?? null;
		} catch (ProviderFailure $failure) {
			if ($failure->problem !== ProviderProblem::NotPermitted) {
				throw $failure;
			}
			// The credentials are right; reading the name takes a permission that nothing else needs.
			$found = null;
		}
		$first = is_array($found) && is_array($found[0] ?? null) ? $found[0] : [];
		$name = (new StoredValues($first))->text('displayName', '');
		return $name === '' ? $this->settings->find()->extsyncTenantId : $name;
	}

	#[\Override]
	public function mailboxName(string $mailbox): string {
		$calendar = new StoredValues($this->graph->send('GET', self::calendar($mailbox) . '?$select=name,owner'));
		$owner = $calendar->map('owner')->text('name', '');
		return $owner === '' ? $mailbox : $owner;
	}

	private static function calendar(string $mailbox): string {
		return '/users/' . rawurlencode($mailbox) . '/calendar';
	}
}
