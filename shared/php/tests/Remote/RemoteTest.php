<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Remote;

use OCP\Http\Client\IClient;
use OCP\Http\Client\IClientService;
use OCP\Http\Client\IResponse;
use OCP\IURLGenerator;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Psr\Log\NullLogger;
use Shared\Remote\LicenseClient;
use Shared\Remote\RemoteClient;
use Shared\Remote\RemotePost;
use Shared\Remote\TelemetryClient;

final class RemoteTest extends TestCase {
	/** @var list<array{string, array<array-key, mixed>}> address and options of every call */
	private array $calls = [];

	private function remote(int $status, string $body, ?\Exception $failure = null): RemotePost {
		$response = self::createStub(IResponse::class);
		$response->method('getStatusCode')->willReturn($status);
		$response->method('getBody')->willReturn($body);
		$client = self::createStub(IClient::class);
		$answer = function (string $method, string $address, array $options) use ($response, $failure): IResponse {
			$this->calls[] = [$address, $options];
			return $failure === null ? $response : throw $failure;
		};
		$client->method('request')->willReturnCallback($answer);
		$clients = self::createStub(IClientService::class);
		$clients->method('newClient')->willReturn($client);
		return new RemotePost(new RemoteClient($clients, new NullLogger()));
	}

	private static function license(RemotePost $remote): LicenseClient {
		$urls = self::createStub(IURLGenerator::class);
		$urls->method('getBaseUrl')->willReturn('https://Cloud.Example/nextcloud');
		return new LicenseClient($remote, $urls, 'notesapp');
	}

	/** @return iterable<string, array{int, string, ?\Exception, bool, ?string}> */
	public static function reports(): iterable {
		yield 'taken' => [200, '{"ok":true}', null, true, null];
		yield 'taken without an answer' => [204, '', null, true, null];
		yield 'refused' => [503, 'busy', null, false, 'refused'];
		yield 'redirected' => [302, '', null, false, 'refused'];
		yield 'no connection' => [0, '', new \Exception('cURL error 7'), false, 'unreachable'];
	}

	#[DataProvider('reports')]
	public function testAReportNeverThrows(int $status, string $body, ?\Exception $failure, bool $success, ?string $reason): void {
		$result = (new TelemetryClient($this->remote($status, $body, $failure)))->send('https://telemetry.example/report', ['steps' => 8]);
		self::assertSame([$success, $reason], [$result->success, $result->reason]);
		self::assertSame(
			['https://telemetry.example/report', '{"steps":8}', 4.5, false],
			[$this->calls[0][0], $this->calls[0][1]['body'], $this->calls[0][1]['timeout'], $this->calls[0][1]['allow_redirects']],
		);
	}

	public function testWithoutAnAddressNothingIsSent(): void {
		self::assertSame('no_address', (new TelemetryClient($this->remote(200, '{}')))->send('', [])->reason);
		self::assertSame('no_address', self::license($this->remote(200, '{}'))->validate('', 'KEY')->reason);
		self::assertSame([], $this->calls);
	}

	public function testTheLicenseServerLearnsTheKeyTheAppAndAHashOfTheAddress(): void {
		self::license($this->remote(200, '{"success":true}'))->usage('https://license.example/', 'KEY-1', ['totalSteps' => 8]);
		self::assertSame('https://license.example/api/licenses/usage', $this->calls[0][0]);
		self::assertSame(
			[
				'licenseKey' => 'KEY-1',
				'instanceUrlHash' => hash('sha256', 'https://cloud.example/nextcloud'),
				'appType' => 'notesapp',
				'totalSteps' => 8,
			],
			json_decode(self::text($this->calls[0][1]['body']), true),
		);
	}

	private static function text(mixed $value): string {
		return is_string($value) ? $value : '';
	}

	/** @return iterable<string, array{int, string, array{bool, bool, ?string}}> */
	public static function verdicts(): iterable {
		yield 'valid' => [200, '{"valid":true,"license":{"name":"Big"},"limits":{"steps":100}}', [true, true, null]];
		yield 'not valid, with the server\'s reason' => [200, '{"valid":false,"reason":"expired"}', [true, false, 'expired']];
		yield 'no verdict' => [200, '{"license":{}}', [false, false, 'bad_answer']];
		yield 'no JSON' => [200, '<html>', [false, false, 'bad_answer']];
		yield 'a list' => [200, '[true]', [false, false, 'bad_answer']];
		yield 'an error' => [500, '{"valid":true}', [false, false, 'refused']];
	}

	/** @param array{bool, bool, ?string} $expected success, valid, reason */
	#[DataProvider('verdicts')]
	public function testTheVerdictIsTheServersOwnOrNone(int $status, string $body, array $expected): void {
		$result = self::license($this->remote($status, $body))->validate('https://license.example', 'KEY');
		self::assertSame($expected, [$result->success, $result->valid, $result->reason]);
	}

	public function testALicenseComesWithWhatTheServerSaysOfIt(): void {
		$result = self::license($this->remote(200, '{"valid":true,"license":{"name":"Big"},"limits":{"steps":100}}'))->validate(
			'https://license.example',
			'KEY',
		);
		self::assertSame([['name' => 'Big'], ['steps' => 100]], [$result->license, $result->limits]);
	}
}
