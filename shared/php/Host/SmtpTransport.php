<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Host;

use Shared\Mail\MailServer;
use Symfony\Component\Mailer\Exception\TransportException;
use Symfony\Component\Mailer\Transport\Smtp\EsmtpTransport;
use Symfony\Component\Mailer\Transport\Smtp\Stream\SocketStream;

/**
 * The conversation with a mail server, by the library that Nextcloud brings. On its own that takes STARTTLS when it is offered and goes on
 * without it when it is not: here a server that has to offer it gets neither password nor mail without it, and one that is to be used
 * without encryption is not asked for it. Where an account is named, a server that offers no log-in gets nothing either.
 */
final class SmtpTransport extends EsmtpTransport {
	private const SECONDS = 15;
	/** What may be said before the connection is encrypted. */
	private const GREETINGS = '/^(EHLO |HELO |STARTTLS|QUIT|RSET|NOOP)/';

	private const LOGGED_IN = 235;

	private bool $isEncrypted;
	private bool $isLoggedIn;

	public function __construct(private readonly MailServer $server) {
		$isTls = $server->encryption === 'tls';
		$this->isEncrypted = $isTls;
		$this->isLoggedIn = $server->username === '';
		$isIpv6 = filter_var($server->host, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6) !== false;
		parent::__construct($isIpv6 ? "[$server->host]" : $server->host, $server->port, $isTls);
		$stream = $this->getStream();
		if ($stream instanceof SocketStream) {
			$stream->setTimeout(self::SECONDS);
		}
		if ($server->username !== '') {
			$this->setUsername($server->username)->setPassword($server->password);
		}
	}

	/** @param list<int> $codes */
	#[\Override]
	public function executeCommand(string $command, array $codes): string {
		$isGreeting = preg_match(self::GREETINGS, $command) === 1;
		if (!$isGreeting && $this->server->encryption === 'starttls' && !$this->isEncrypted) {
			throw new TransportException('The mail server does not offer STARTTLS');
		}
		if (!$this->isLoggedIn && str_starts_with($command, 'MAIL FROM')) {
			throw new TransportException('The mail server offers no log-in');
		}
		$answer = parent::executeCommand($command, $codes);
		// When encryption cannot start, nothing else is said.
		$this->isEncrypted = $this->isEncrypted || str_starts_with($command, 'STARTTLS');
		$this->isLoggedIn = $this->isLoggedIn || $codes === [self::LOGGED_IN];
		return $this->server->encryption === 'none' && str_starts_with($command, 'EHLO ')
			? (string)preg_replace('/^250[ -]STARTTLS\b[^\r\n]*/mi', '250-X-PLAIN', $answer)
			: $answer;
	}
}
