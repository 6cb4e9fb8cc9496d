<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Setup;

use Host\Tests\Database\DatabaseTestCase;
use OCA\RoomsApp\Model\Setup\Choices;
use OCA\RoomsApp\Model\Setup\Settings;
use OCA\RoomsApp\Repository\Setup\SettingsRepository;
use OCA\RoomsApp\Service\Setup\SettingsService;
use OCA\RoomsApp\Shared\Host\RemoteSettings;
use OCP\IAppConfig;

final class SettingsServiceTest extends DatabaseTestCase {
	private SettingsRepository $settings;
	private SettingsService $service;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$config = $this->instance->get(IAppConfig::class);
		$this->settings = new SettingsRepository($config, 'roomsapp');
		$this->service = new SettingsService($this->settings, new RemoteSettings($config, 'roomsapp'));
	}

	public function testHasDefaults(): void {
		self::assertEquals([
			'defaultAutoAccept' => false,
			'emailEnabled' => true,
			'telemetryEnabled' => false,
			'showWeekends' => true,
			'roomTypes' => Choices::ROOM_TYPES,
			'facilities' => Choices::FACILITIES,
			'extsyncEnabled' => false,
			'extsyncTenantId' => '',
			'extsyncClientId' => '',
			'extsyncClientSecret' => '',
			'extsyncAuthority' => Settings::AUTHORITY,
			'extsyncApi' => Settings::API,
			'extsyncWebhookMaxInlineSync' => 1,
			'extsyncWebhookRateLimit' => 5,
		], $this->service->find());
	}

	public function testKeepsWhatIsAbsentAndClampsWhatIsNegative(): void {
		$this->service->save(['showWeekends' => false, 'extsyncWebhookMaxInlineSync' => -3, 'roomTypes' => []]);
		$this->service->save(['telemetryEnabled' => true, 'facilities' => [['id' => 'sauna', 'label' => 'Sauna'], ['id' => 'x']]]);
		$kept = $this->service->find();
		self::assertSame([false, true, true], [$kept['showWeekends'], $kept['telemetryEnabled'], $kept['emailEnabled']]);
		self::assertSame([0, 5], [$kept['extsyncWebhookMaxInlineSync'], $kept['extsyncWebhookRateLimit']]);
		self::assertSame([[], [['id' => 'sauna', 'label' => 'Sauna']]], [$kept['roomTypes'], $kept['facilities']]);
	}

	public function testTheSecretIsEncryptedNeverAnsweredAndKeptWhenItComesBackHidden(): void {
		$this->service->save(['extsyncClientSecret' => 's3cret']);
		self::assertSame(Settings::HIDDEN, $this->service->find()['extsyncClientSecret']);
		$this->service->save(['extsyncClientSecret' => Settings::HIDDEN]);
		self::assertSame('s3cret', $this->settings->find()->extsyncClientSecret);
		$stored = $this->database->column("SELECT configvalue FROM oc_appconfig WHERE appid = 'roomsapp'");
		self::assertStringNotContainsString('s3cret', json_encode($stored, JSON_THROW_ON_ERROR));
		$this->service->save(['extsyncAuthority' => Settings::AUTHORITY . '/']);
		self::assertSame('s3cret', $this->settings->find()->extsyncClientSecret);
		$this->service->save(['extsyncAuthority' => 'https://login.example.org', 'extsyncClientSecret' => Settings::HIDDEN]);
		self::assertSame('', $this->settings->find()->extsyncClientSecret);
		$this->service->save(['extsyncClientSecret' => 'n3w', 'extsyncAuthority' => '']);
		self::assertSame([Settings::AUTHORITY, Settings::HIDDEN], [
			$this->service->find()['extsyncAuthority'], $this->service->find()['extsyncClientSecret'],
		]);
		$this->service->save(['extsyncClientSecret' => '']);
		self::assertSame('', $this->service->find()['extsyncClientSecret']);
	}
}
