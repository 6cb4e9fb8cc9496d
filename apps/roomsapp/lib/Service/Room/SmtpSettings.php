<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Room;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Model\Room\Smtp;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\Invalid;
use OCA\RoomsApp\Shared\Mail\MailServer;
use OCP\Security\ICrypto;

/**
 * The mail server of a room: its password is stored encrypted, never answered, and forgotten when host or port change, so that nobody
 * has it sent to a server of their own.
 *
 * @phpstan-import-type SmtpInput from Schemas
 */
class SmtpSettings {
	private const DEFAULT_PORT = 587;
	private const TLS_PORT = 465;
	/** Managers reach mail servers only; any other port needs an administrator. */
	private const MAIL_PORTS = [25, self::TLS_PORT, self::DEFAULT_PORT, 2525];

	public function __construct(private readonly ICrypto $crypto) {
	}

	/**
	 * @param ?SmtpInput $sent absent members stay unchanged; null or no host: no server
	 * @throws Invalid
	 */
	public function merged(?Smtp $old, ?array $sent, bool $isByAdmin): ?Smtp {
		$host = trim($sent['host'] ?? $old->host ?? '');
		if ($sent === null || $host === '') {
			return null;
		}
		$port = $sent['port'] ?? $old->port ?? self::DEFAULT_PORT;
		$isSame = $old !== null && strcasecmp($host, $old->host) === 0 && $port === $old->port;
		if (!$isByAdmin && !in_array($port, self::MAIL_PORTS, true) && !$isSame) {
			$ports = implode(', ', self::MAIL_PORTS);
			throw new Invalid(Reason::BAD_PORT, "Only administrators may use other ports than $ports.", '/smtpConfig/port');
		}
		return new Smtp(
			$host,
			$port,
			$sent['username'] ?? $old->username ?? '',
			$this->sealed($sent['password'] ?? Smtp::HIDDEN, $isSame ? $old->sealedPassword : ''),
			$sent['encryption'] ?? $old->encryption ?? ($port === self::TLS_PORT ? 'tls' : 'starttls'),
		);
	}

	/**
	 * What sends the mails of a room; null for the mail server of the instance. The sender is the account of the server when that is an
	 * address, else the room, if it has an address that mail can reach.
	 *
	 * @throws \Exception when the secret of the instance has changed
	 */
	public function server(Room $room): ?MailServer {
		$smtp = $room->smtp;
		if ($smtp === null) {
			return null;
		}
		$senders = [$smtp->username, str_ends_with(Room::emailKey($room->email), '@' . Room::DOMAIN) ? '' : $room->email];
		$addresses = array_filter($senders, static fn (string $one): bool => filter_var($one, FILTER_VALIDATE_EMAIL) !== false);
		$password = $smtp->sealedPassword === '' ? '' : $this->crypto->decrypt($smtp->sealedPassword);
		$sender = array_values($addresses)[0] ?? '';
		return new MailServer($smtp->host, $smtp->port, $smtp->username, $password, $smtp->encryption, $sender, $room->name);
	}

	private function sealed(#[\SensitiveParameter] string $password, string $former): string {
		return match ($password) {
			Smtp::HIDDEN => $former,
			'' => '',
			default => $this->crypto->encrypt($password),
		};
	}
}
