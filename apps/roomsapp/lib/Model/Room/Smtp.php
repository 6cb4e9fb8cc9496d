<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Room;

use OCA\RoomsApp\Shared\Db\CorruptData;
use OCA\RoomsApp\Shared\Db\StoredValues;

/** The mail server that sends the mails of a room. */
final readonly class Smtp {
	public const ENCRYPTIONS = ['none', 'starttls', 'tls'];
	/** What answers have in place of the password. */
	public const HIDDEN = '***';

	/**
	 * @param 'none'|'starttls'|'tls' $encryption
	 * @param string $sealedPassword encrypted; empty for none
	 */
	public function __construct(
		public string $host,
		public int $port,
		public string $username,
		#[\SensitiveParameter]
		public string $sealedPassword,
		public string $encryption,
	) {
	}

	/**
	 * @param array<array-key, mixed> $stored
	 * @throws CorruptData
	 */
	public static function fromStored(array $stored): self {
		$value = new StoredValues($stored);
		return new self(
			$value->text('host'),
			$value->number('port'),
			$value->text('username', ''),
			$value->text('password', ''),
			$value->oneOf('encryption', self::ENCRYPTIONS),
		);
	}

	/** @return array{host: string, port: int, username: string, password: string, encryption: string} with the encrypted password */
	public function toStored(): array {
		return ['password' => $this->sealedPassword] + $this->toArray();
	}

	/** @return array{host: string, port: int, username: string, password: string, encryption: 'none'|'starttls'|'tls'} for answers */
	public function toArray(): array {
		return [
			'host' => $this->host,
			'port' => $this->port,
			'username' => $this->username,
			'password' => $this->sealedPassword === '' ? '' : self::HIDDEN,
			'encryption' => $this->encryption,
		];
	}
}
