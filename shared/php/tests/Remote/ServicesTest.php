<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Remote;

use Host\Tests\Database\DatabaseTestCase;
use OCP\Http\Client\IClient;
use OCP\Http\Client\IClientService;
use OCP\Http\Client\IResponse;
use OCP\IAppConfig;
use OCP\IURLGenerator;
use Psr\Log\NullLogger;
use Shared\Host\Platform;
use Shared\Host\RemoteSettings;
use Shared\Remote\Figures;
use Shared\Remote\License;
use Shared\Remote\LicenseClient;
use Shared\Remote\RemoteClient;
use Shared\Remote\RemotePost;
use Shared\Remote\Telemetry;
use Shared\Remote\TelemetryClient;
use Shared\Tests\Fixture\SetClock;

final class ServicesTest extends DatabaseTestCase {
	/** @var list<array<array-key, mixed>> bodies that were sent */
	private array $sent = [];
	private int $status = 200;
	private string $answer = '{"valid":true,"success":true,"license":{"name":"Team"}}';

	public function testNothingIsSentBeforeAnAdminSwitchesItOnAndNamesAnAddress(): void {
		$telemetry = $this->telemetry();
		self::assertSame([null, 'disabled'], [$telemetry->sendScheduled(), $telemetry->send()['reason'] ?? null]);
		$telemetry->save(['enabled' => true]);
		self::assertSame([null, 'no_address', []], [$telemetry->sendScheduled(), $telemetry->send()['reason'] ?? null, $this->sent]);
	}

	public function testAReportHasVersionsTimeAndTheFiguresOfTheApp(): void {
		$telemetry = $this->telemetry();
		$telemetry->save(['enabled' => true, 'telemetryUrl' => 'https://telemetry.example/report']);

		self::assertSame(['success' => true, 'message' => 'Report sent.', 'lastReport' => 1_800_000_000], $telemetry->sendScheduled());
		self::assertSame(['app', 1_800_000_000, 7], [$this->sent[0]['appId'], $this->sent[0]['sentAt'], $this->sent[0]['things']]);
		$stored = ['enabled' => true, 'lastReport' => 1_800_000_000, 'telemetryUrl' => 'https://telemetry.example/report'];
		self::assertSame($stored, $this->settings()->findTelemetry());
	}

	public function testWithoutAKeyNoServerIsAsked(): void {
		self::assertSame([['success' => false, 'valid' => false, 'reason' => 'no_key', 'isFree' => true, 'cached' => false], []], [
			$this->license()->validate(),
			$this->sent,
		]);
	}

	public function testTheLastAnswerStaysInForceUntilTheKeyChanges(): void {
		$license = $this->license();
		$license->save(['licenseKey' => ' ABCD-1234-EFGH ', 'licenseUrl' => 'https://license.example']);
		self::assertSame([true, false], [$license->validate()['valid'], $license->validate()['cached']]);

		$this->status = 503;
		self::assertSame(['success' => false, 'valid' => false, 'reason' => 'refused', 'license' => [
			'name' => 'Team',
		], 'isFree' => false, 'cached' => true], $license->validate());
		self::assertSame([true, 'ABCD****EFGH', 1_800_000_000], [
			$license->find()['licenseValid'],
			$license->find()['licenseKeyMasked'],
			$license->find()['checkedAt'],
		]);

		$license->save(['licenseKey' => 'other']);
		self::assertSame([false, null, null], [
			$license->find()['licenseValid'],
			$license->find()['licenseInfo'],
			$license->find()['checkedAt'],
		]);
	}

	public function testAReportIsWhatIsShownBefore(): void {
		$shown = $this->telemetry()->preview();
		self::assertSame([], $this->sent);
		$this->telemetry()->save(['enabled' => true, 'telemetryUrl' => 'https://telemetry.example']);
		self::assertTrue($this->telemetry()->send()['success']);
		self::assertEquals([$shown], $this->sent);
	}

	public function testUsageIsTheFiguresOfTheApp(): void {
		$license = $this->license();
		$license->save(['licenseKey' => 'ABCD-1234-EFGH', 'licenseUrl' => 'https://license.example']);

		self::assertSame([true, 3, 'ABCD-1234-EFGH'], [$license->usage()['success'], $this->sent[0]['used'], $this->sent[0]['licenseKey']]);
	}

	private function license(): License {
		$client = new LicenseClient($this->remote(), self::createStub(IURLGenerator::class), 'app');
		return new License($this->settings(), self::figures(), $client, new SetClock());
	}

	private function telemetry(): Telemetry {
		$platform = self::createStub(Platform::class);
		$platform->method('versions')->willReturn(['appId' => 'app', 'appVersion' => '1', 'hostVersion' => '34', 'phpVersion' => '8.2']);
		return new Telemetry($this->settings(), self::figures(), $platform, new TelemetryClient($this->remote()), new SetClock());
	}

	private function settings(): RemoteSettings {
		return new RemoteSettings($this->instance->get(IAppConfig::class), 'app');
	}

	private static function figures(): Figures {
		$figures = self::createStub(Figures::class);
		$figures->method('usage')->willReturn(['used' => 3]);
		$figures->method('report')->willReturn(['things' => 7]);
		return $figures;
	}

	private function remote(): RemotePost {
		$response = self::createStub(IResponse::class);
		$response->method('getStatusCode')->willReturnCallback(fn (): int => $this->status);
		$response->method('getBody')->willReturnCallback(fn (): string => $this->answer);
		$client = self::createStub(IClient::class);
		$answer = function (string $method, string $address, array $options) use ($response): IResponse {
			$body = json_decode(is_string($options['body'] ?? null) ? $options['body'] : '', true);
			$this->sent[] = is_array($body) ? $body : [];
			return $response;
		};
		$client->method('request')->willReturnCallback($answer);
		$clients = self::createStub(IClientService::class);
		$clients->method('newClient')->willReturn($client);
		return new RemotePost(new RemoteClient($clients, new NullLogger()));
	}
}
