<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Setup;

/** The settings of the app, beside those of the services that all our apps use. */
final readonly class Settings {
	/** What answers have in place of a secret. */
	public const HIDDEN = '***';
	/** What issues tokens, and what has the calendars, except in national clouds. */
	public const AUTHORITY = 'https://login.microsoftonline.com';
	public const API = 'https://graph.microsoft.com/v1.0';

	/**
	 * @param list<array{id: string, label: string}> $roomTypes
	 * @param list<array{id: string, label: string}> $facilities
	 * @param int $maxInlineSync rooms synced at once per notification of the provider
	 * @param int $inlineSyncsPerWindow rooms synced at once in ten seconds, on the whole instance
	 */
	public function __construct(
		public bool $defaultAutoAccept,
		public bool $emailEnabled,
		public bool $showWeekends,
		public array $roomTypes,
		public array $facilities,
		public bool $extsyncEnabled,
		public string $extsyncTenantId,
		public string $extsyncClientId,
		#[\SensitiveParameter]
		public string $extsyncClientSecret,
		public int $maxInlineSync,
		public int $inlineSyncsPerWindow,
		public string $extsyncAuthority = self::AUTHORITY,
		public string $extsyncApi = self::API,
	) {
	}

	/** Whether everything is set that the provider asks for. */
	public function isExtsyncConfigured(): bool {
		return !in_array('', [$this->extsyncTenantId, $this->extsyncClientId, $this->extsyncClientSecret], true);
	}

	/** Whether the provider is a stand-in on this machine. */
	public function isExtsyncLocal(): bool {
		return self::isLocal($this->extsyncApi);
	}

	/** Without encryption only a stand-in on this machine is asked, and only it is told an address without encryption. */
	public static function isLocal(string $address): bool {
		$host = preg_replace('~^\w+://(\[[^\]]*\]|[^:/?#]*).*$~', '$1', $address);
		return in_array($host, ['127.0.0.1', 'localhost', '[::1]'], true);
	}

	/** @return list<string> as whom the provider is asked, and where */
	public function credentials(): array {
		return [$this->extsyncTenantId, $this->extsyncClientId, $this->extsyncClientSecret, $this->extsyncAuthority, $this->extsyncApi];
	}

	/** Whether rooms are kept equal to their mailboxes. */
	public function isSyncing(): bool {
		return $this->extsyncEnabled && $this->isExtsyncConfigured();
	}
}
