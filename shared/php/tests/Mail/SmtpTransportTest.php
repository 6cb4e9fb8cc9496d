<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Mail;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Shared\Host\SmtpTransport;
use Shared\Mail\MailServer;
use Symfony\Component\Mailer\Exception\TransportExceptionInterface;
use Symfony\Component\Mailer\Transport\Smtp\Stream\SocketStream;
use Symfony\Component\Mime\Email;

final class SmtpTransportTest extends TestCase {
	private const PASSWORD = 'a secret';

	/** @return iterable<string, array{string, 'none'|'starttls'|'tls', bool, bool, bool}> mode, encryption, trusted, sent, encrypted */
	public static function conversations(): iterable {
		yield 'nothing is encrypted where that is wished' => ['plain', 'none', true, true, false];
		yield 'STARTTLS is not used where no encryption is wished' => ['starttls', 'none', true, true, false];
		yield 'STARTTLS encrypts' => ['starttls', 'starttls', true, true, true];
		yield 'TLS encrypts' => ['tls', 'tls', true, true, true];
		yield 'a server without STARTTLS gets nothing where it is required' => ['plain', 'starttls', true, false, false];
		yield 'a server that refuses STARTTLS gets nothing' => ['broken', 'starttls', true, false, false];
		yield 'a server with a certificate of its own gets nothing by STARTTLS' => ['starttls', 'starttls', false, false, false];
		yield 'a server with a certificate of its own gets nothing by TLS' => ['tls', 'tls', false, false, false];
		yield 'a server that offers no log-in gets nothing' => ['silent', 'none', true, false, false];
	}

	/** @param 'none'|'starttls'|'tls' $encryption */
	#[DataProvider('conversations')]
	public function testConversation(string $mode, string $encryption, bool $isTrusted, bool $isSent, bool $isEncrypted): void {
		$file = (string)tempnam(sys_get_temp_dir(), 'smtp');
		$process = proc_open([PHP_BINARY, __DIR__ . '/smtp.php', $mode, $file], [1 => ['pipe', 'w']], $pipes);
		self::assertIsResource($process);
		$port = (int)fgets($pipes[1]);
		$server = new MailServer('localhost', $port, 'rooms@example.org', self::PASSWORD, $encryption, 'rooms@example.org', 'Rooms');
		$transport = new SmtpTransport($server);
		$stream = $transport->getStream();
		if ($isTrusted && $stream instanceof SocketStream) {
			$stream->setStreamOptions(['ssl' => ['cafile' => $file]]);
		}
		$email = (new Email())->from('rooms@example.org')->to('ada@example.org')->subject('Hello')->text('Words');

		try {
			$transport->send($email);
			$hasSent = true;
		} catch (TransportExceptionInterface) {
			$hasSent = false;
		}
		$transport->stop();
		unset($transport, $stream);
		gc_collect_cycles();
		$said = (string)stream_get_contents($pipes[1]);
		proc_close($process);
		unlink($file);
		unlink("$file.pem");

		self::assertSame($isSent, $hasSent);
		$login = base64_encode("rooms@example.org\0rooms@example.org\0" . self::PASSWORD);
		$prefix = $isEncrypted ? '> ' : '';
		$isSaid = static fn (string $line): bool => in_array($line, explode("\r\n", $said), true);
		self::assertSame(
			[$isSent, $isSent, $isSent],
			[$isSaid("{$prefix}AUTH PLAIN $login"), $isSaid("{$prefix}RCPT TO:<ada@example.org>"), $isSaid("{$prefix}Words")],
			$said,
		);
		self::assertSame($isSent, str_contains($said, $login));
	}
}
