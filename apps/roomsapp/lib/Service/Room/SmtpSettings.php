<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Room;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Room\Smtp;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\Invalid;
use OCP\Security\ICrypto;

/**
 * The mail server of a room: its password is stored encrypted, never answered, and forgotten when the host changes, so that nobody has it
 * sent to a server of their own.
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
		$isSameHost = $old !== null && strcasecmp($host, $old->host) === 0;
		$port = $sent['port'] ?? $old->port ?? self::DEFAULT_PORT;
		if (!$isByAdmin && !in_array($port, self::MAIL_PORTS, true) && !($isSameHost && $port === $old->port)) {
			$ports = implode(', ', self::MAIL_PORTS);
			throw new Invalid(Reason::BAD_PORT, "Only administrators may use other ports than $ports.", '/smtpConfig/port');
		}
		return new Smtp(
			$host,
			$port,
			$sent['username'] ?? $old->username ?? '',
			$this->sealed($sent['password'] ?? Smtp::HIDDEN, $isSameHost ? $old->sealedPassword : ''),
			$sent['encryption'] ?? $old->encryption ?? ($port === self::TLS_PORT ? 'tls' : 'starttls'),
		);
	}

	/** @throws \Exception when the secret of the instance has changed */
	public function password(Smtp $smtp): string {
		return $smtp->sealedPassword === '' ? '' : $this->crypto->decrypt($smtp->sealedPassword);
	}

	private function sealed(#[\SensitiveParameter] string $password, string $former): string {
		return match ($password) {
			Smtp::HIDDEN => $former,
			'' => '',
			default => $this->crypto->encrypt($password),
		};
	}
}
