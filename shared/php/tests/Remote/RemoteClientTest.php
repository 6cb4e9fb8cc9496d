<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Remote;

use Host\AppFramework\HttpClient\HttpClient;
use Host\AppFramework\HttpClient\NameLookup;
use Host\AppFramework\HttpClient\PinnedAddresses;
use Host\AppFramework\Settings;
use OCP\Http\Client\IClient;
use OCP\Http\Client\IClientService;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Psr\Log\NullLogger;
use Shared\Remote\RemoteAddress;
use Shared\Remote\RemoteAnswer;
use Shared\Remote\RemoteClient;
use Shared\Remote\RemoteRequest;
use Shared\Remote\RemoteResult;

/** Against a server on this machine, which the settings allow except where a test says otherwise. */
final class RemoteClientTest extends TestCase {
	/** @var ?resource */
	private static $process = null;
	private static string $server = '';

	#[\Override]
	public static function setUpBeforeClass(): void {
		$probe = stream_socket_server('tcp://127.0.0.1:0');
		self::assertIsResource($probe);
		$name = (string)stream_socket_get_name($probe, false);
		fclose($probe);
		$quiet = ['file', '/dev/null', 'w'];
		$process = proc_open([PHP_BINARY, '-S', $name, __DIR__ . '/server.php'], [1 => $quiet, 2 => $quiet], $pipes);
		self::assertIsResource($process);
		self::$process = $process;
		self::$server = "http://$name";
		for ($wait = 0; $wait < 200; $wait++) {
			$connection = @stream_socket_client("tcp://$name");
			if ($connection !== false) {
				fclose($connection);
				return;
			}
			usleep(25_000);
		}
		self::fail('The server did not start');
	}

	#[\Override]
	public static function tearDownAfterClass(): void {
		if (self::$process !== null) {
			proc_terminate(self::$process);
			proc_close(self::$process);
		}
	}

	/** @param array<string, string> $headers */
	private static function ask(
		string $path, string $method = 'GET', array $headers = [], string $body = '', int $redirects = 0, bool $isLocalAllowed = true,
	): RemoteAnswer {
		$settings = new Settings('', '', '34.0.1', [], ['allow_local_remote_servers' => $isLocalAllowed]);
		$client = new RemoteClient(new HttpClient($settings, new PinnedAddresses(new NameLookup())), new NullLogger());
		$address = str_contains($path, ':') ? $path : self::$server . $path;
		return $client->send(new RemoteRequest($method, $address, $headers, $body, 1.0, 100_000, $redirects, true));
	}

	public function testAnAnswerOfAnyStatusIsAnAnswer(): void {
		$sent = self::ask('/echo', 'PATCH', ['Authorization' => 'Bearer a'], '{"b":1}');
		$missing = self::ask('/missing');

		self::assertSame('["PATCH","Bearer a","identity","{\"b\":1}"]', $sent->body);
		self::assertSame([null, 200, true], [$sent->reason, $sent->status, $sent->isSuccess()]);
		self::assertSame([null, 404, 'none', false], [$missing->reason, $missing->status, $missing->body, $missing->isSuccess()]);
	}

	#[TestWith([''])]
	#[TestWith(['ftp://files.example.org/'])]
	#[TestWith(['file:///etc/passwd'])]
	#[TestWith(['gopher://example.org/'])]
	#[TestWith(['https://user:secret@example.org/'])]
	#[TestWith(['https://good.example.org@evil.example.org/'])]
	#[TestWith(["https://example.org/\r\nHost: other"])]
	#[TestWith(['https://exa mple.org/'])]
	#[TestWith(['https:///path'])]
	#[TestWith(['//example.org/'])]
	#[TestWith(['example.org'])]
	public function testOnlyAddressesOfTheWebAreAsked(string $address): void {
		$clients = self::createMock(IClientService::class);
		$clients->expects(self::never())->method('newClient');

		$answer = (new RemoteClient($clients, new NullLogger()))->send(new RemoteRequest('GET', $address, isHttpAllowed: true));

		self::assertSame($address === '' ? RemoteResult::NO_ADDRESS : RemoteResult::FORBIDDEN, $answer->reason);
	}

	public function testHttpNeedsPermission(): void {
		self::assertSame([false, true, true], [
			RemoteAddress::isAllowed('http://example.org/', false),
			RemoteAddress::isAllowed('HTTP://example.org/', true),
			RemoteAddress::isAllowed('https://example.org:8443/a?b=c', false),
		]);
		self::assertFalse(RemoteAddress::isAllowed('https://example.org/' . str_repeat('a', 2_048), false));
	}

	#[TestWith(['/echo'])]
	#[TestWith(['http://localhost/'])]
	#[TestWith(['http://10.0.0.1/'])]
	#[TestWith(['http://169.254.169.254/latest/meta-data'])]
	#[TestWith(['http://[::1]/'])]
	#[TestWith(['http://[::ffff:127.0.0.1]/'])]
	#[TestWith(['http://metadata.google.internal/'])]
	#[TestWith(['http://2130706433/'])]
	public function testTheOwnNetworkIsNotAsked(string $address): void {
		self::assertSame(RemoteResult::FORBIDDEN, self::ask($address, isLocalAllowed: false)->reason);
	}

	public function testALongAnswerIsNotReadToItsEnd(): void {
		$before = memory_get_peak_usage();

		self::assertSame(RemoteResult::TOO_LARGE, self::ask('/endless')->reason);
		self::assertLessThan(4_000_000, memory_get_peak_usage() - $before);
	}

	public function testAnAnswerIsNotUnpacked(): void {
		$answer = self::ask('/packed');

		self::assertSame([null, true], [$answer->reason, strlen($answer->body) < 100_000]);
	}

	public function testASlowServerIsNotWaitedFor(): void {
		$start = microtime(true);

		self::assertSame(RemoteResult::TIMEOUT, self::ask('/slow')->reason);
		self::assertLessThan(2.0, microtime(true) - $start);
		self::assertSame(RemoteResult::UNREACHABLE, self::ask('http://127.0.0.1:1/')->reason);
	}

	public function testRedirectsAreFollowedOnlyAsOftenAsAskedForAndNotByAPost(): void {
		$twice = '/to?to=' . rawurlencode('/to?to=' . rawurlencode('/echo'));

		self::assertSame(
			[302, 302, 200, 302],
			[self::ask($twice)->status, self::ask($twice, redirects: 1)->status, self::ask($twice, redirects: 2)->status,
				self::ask($twice, 'POST', redirects: 2)->status],
		);
	}

	public function testARedirectReachesNothingThatAnAddressMayNot(): void {
		foreach (['file:///etc/passwd', '//example.org/', 'ftp://example.org/', 'relative'] as $target) {
			self::assertSame(302, self::ask('/to?to=' . rawurlencode($target), redirects: 3)->status, $target);
		}
		$user = self::ask('/to?to=' . rawurlencode('http://user:secret@127.0.0.1/'), redirects: 3);
		self::assertSame(RemoteResult::FORBIDDEN, $user->reason);
	}

	public function testCredentialsAreNotSentToTheServerThatOneRedirectsTo(): void {
		$headers = ['Authorization' => 'Bearer a'];
		$other = str_replace('127.0.0.1', 'localhost', self::$server);
		$answers = [
			self::ask('/to?to=' . rawurlencode('/echo'), headers: $headers, redirects: 1),
			self::ask('/to?to=' . rawurlencode("$other/echo"), headers: $headers, redirects: 1),
		];

		self::assertSame(
			['["GET","Bearer a","identity",""]', '["GET",null,"identity",""]'],
			array_map(static fn (RemoteAnswer $answer): string => $answer->body, $answers),
		);
	}

	public function testAServerMaySayWhenToAskAgain(): void {
		$now = 1_800_000_000;
		$at = RemoteAnswer::received(503, '', ['retry-after' => gmdate('D, d M Y H:i:s', $now + 90) . ' GMT']);

		self::assertSame(
			[120, 90, null, null],
			[
				self::ask('/busy')->retryAfter($now),
				$at->retryAfter($now),
				self::ask('/echo')->retryAfter($now),
				RemoteAnswer::received(503, '', ['retry-after' => 'soon enough'])->retryAfter($now),
			],
		);
	}

	public function testAFailureOfTheClientIsAResult(): void {
		$client = self::createStub(IClient::class);
		$client->method('request')->willThrowException(new \Exception('no'));
		$clients = self::createStub(IClientService::class);
		$clients->method('newClient')->willReturn($client);

		$answer = (new RemoteClient($clients, new NullLogger()))->send(new RemoteRequest('GET', 'https://example.org/'));

		self::assertSame([RemoteResult::UNREACHABLE, 0, ''], [$answer->reason, $answer->status, $answer->body]);
	}
}
