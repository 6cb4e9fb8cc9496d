<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Setting;

use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Model\History\Change;
use OCA\MetadataApp\Model\Listing\Sight;
use OCA\MetadataApp\Model\Place\Place;
use OCA\MetadataApp\Repository\Listing\ContainedTexts;
use OCA\MetadataApp\Repository\Listing\SelectionSql;
use OCA\MetadataApp\Repository\Place\PlaceRepository;
use OCA\MetadataApp\Repository\Setting\FigureRepository;
use OCA\MetadataApp\Repository\Setting\SettingsRepository;
use OCA\MetadataApp\Repository\Setting\SuggestionSwitch;
use OCA\MetadataApp\Service\Listing\Scope;
use OCA\MetadataApp\Service\Listing\Scopes;
use OCA\MetadataApp\Service\Setting\MetadataFigures;
use OCA\MetadataApp\Service\Setting\Reports;
use OCA\MetadataApp\Service\Setting\Settings;
use OCA\MetadataApp\Service\Setting\Statistics;
use OCA\MetadataApp\Service\Value\Retention;
use OCA\MetadataApp\Shared\Host\FolderAccess;
use OCA\MetadataApp\Shared\Host\MemberFolder;
use OCA\MetadataApp\Shared\Host\Platform;
use OCA\MetadataApp\Shared\Host\RemoteSettings;
use OCA\MetadataApp\Shared\Remote\RemoteAnswer;
use OCA\MetadataApp\Shared\Remote\RemoteClient;
use OCA\MetadataApp\Shared\Remote\RemotePost;
use OCA\MetadataApp\Shared\Remote\RemoteRequest;
use OCA\MetadataApp\Shared\Remote\Telemetry;
use OCA\MetadataApp\Shared\Remote\TelemetryClient;
use OCA\MetadataApp\Tests\Unit\Fake\ServicesTestCase;
use OCP\IAppConfig;

final class SettingTest extends ServicesTestCase {
	private const DAY = 86_400;

	/** @var list<array<array-key, mixed>> */
	private array $sent = [];

	public function testWhatIsNotSaidStaysAsItIs(): void {
		$settings = new Settings(
			$this->settingsRepository(),
			new SuggestionSwitch($this->instance->get(IAppConfig::class), 'metadataapp'),
		);
		$expected = ['history_days' => 0, 'daily_backup' => true, 'ai_enabled' => false];
		self::assertSame($expected, $settings->find()['settings']);
		$changes = [['history_days', 30, 30], ['daily_backup', 'false', false], ['ai_enabled', 1, true], ['ai_enabled', '0', false]];
		foreach ($changes as $change) {
			[$name, $sent, $expected[$name]] = $change;
			/** @phpstan-ignore argument.type (what the contract accepts) */
			self::assertSame($expected, $settings->save([$name => $sent])['settings']);
		}
		self::assertSame($expected, $settings->save([])['settings']);
	}

	public function testHistoryIsForgottenOnlyWhereAnAdministratorWantsIt(): void {
		foreach ([40, 31, 30, 1] as $days) {
			$this->history->saveAll([Change::ofFile(7, 1, 'will', self::NOW - $days * self::DAY, Cause::Save, null, "$days days ago")]);
		}
		$retention = new Retention($this->history, $this->settingsRepository(), $this->clock);
		self::assertSame(0, $retention->sweep());
		$this->settingsRepository()->saveHistoryDays(30);
		self::assertSame(2, $retention->sweep());
		$left = $this->database->column('SELECT new_value FROM oc_metadataapp_history ORDER BY id');
		self::assertSame(['30 days ago', '1 days ago'], $left);
		self::assertSame(0, $retention->sweep());
	}

	public function testHistoryIsForgottenInAnyNumber(): void {
		$change = Change::ofFile(7, 1, 'will', 1, Cause::Save, null, 'x');
		$this->history->saveAll(array_fill(0, 2_500, $change));
		$this->settingsRepository()->saveHistoryDays(1);
		self::assertSame(2_500, (new Retention($this->history, $this->settingsRepository(), $this->clock))->sweep());
	}

	public function testStatisticsCountWhatSomebodyCanSee(): void {
		$ids = $this->assigned(self::DOCS, ['file_gf_one' => [], 'file_gf_two' => ['type' => 'number']]);
		$this->define('file_gf_elsewhere', 'date');
		$places = new PlaceRepository($this->connection);
		foreach ([7 => 'seen', 8 => 'hidden', 11 => 'empty'] as $id => $name) {
			$places->save(new Place($id, self::DOCS, 100, false, $name, ''));
		}
		foreach ([7, 8] as $file) {
			$this->values->saveAll([
				self::change($file, $ids['file_gf_one'], 'x', 'y'), self::change($file, $ids['file_gf_two'], '1'),
				// Of a field that the team folder does not have any more.
				self::change($file, 404, 'z'),
			], self::NOW);
		}
		$this->folderValues->saveAll([self::change(self::DOCS, $ids['file_gf_one'], 'of the folder')], self::NOW);

		$ofFields = static fn (string ...$types): array => array_map(
			static fn (string $type): array => ['field_type' => $type, 'count' => '1'],
			array_values($types),
		);
		self::assertSame(
			['total_fields' => 2, 'total_values' => 5, 'files_with_metadata' => 2, 'fields_by_type' => $ofFields('number', 'text')],
			$this->statistics(Sight::all(self::DOCS))->find('rita'),
		);
		self::assertSame(
			['total_fields' => 2, 'total_values' => 3, 'files_with_metadata' => 1, 'fields_by_type' => $ofFields('number', 'text')],
			$this->statistics(Sight::partly(self::DOCS, [100], [], [], [8]))->find('rita'),
		);
		self::assertSame(
			['total_fields' => 3, 'total_values' => 0, 'files_with_metadata' => 0, 'fields_by_type' => $ofFields('date', 'number', 'text')],
			$this->statistics(Sight::all(self::DOCS))->find('root'),
		);
		self::assertSame(
			['total_fields' => 0, 'total_values' => 0, 'files_with_metadata' => 0, 'fields_by_type' => []],
			$this->statistics(Sight::all(self::DOCS))->find('olga'),
		);
	}

	public function testReportsAreOffAndShowWhatTheyWouldSend(): void {
		$ids = $this->assigned(self::DOCS, ['file_gf_secret' => []]);
		$this->values->saveAll([self::change(7, $ids['file_gf_secret'], 'a secret', 'another')], self::NOW);
		$reports = $this->reports();
		self::assertSame(['success' => true, 'enabled' => false, 'lastReport' => null, 'telemetryUrl' => ''], $reports->status());
		self::assertSame([false, 'disabled'], [$reports->send()['success'], $reports->send()['reason'] ?? '']);
		self::assertSame([], $this->sent);

		$figures = ['totalFields' => 1, 'groupfoldersWithMetadata' => 1, 'totalEntries' => 1, 'filesWithMetadata' => 1];
		$stats = $reports->stats();
		self::assertEquals([...$figures, 'fieldTypeCounts' => (object)['text' => 1]], $stats['stats']);
		self::assertTrue($reports->save(['enabled' => '1', 'telemetryUrl' => 'https://figures.example'])['enabled']);
		self::assertTrue($reports->send()['success']);
		self::assertSame(json_encode([$stats['report']]), json_encode($this->sent));
		self::assertEquals(
			['appId' => 'metadataapp', 'sentAt' => self::NOW, ...$figures, 'fieldTypeCounts' => (object)['text' => 1], 'totalUsers' => 5],
			$stats['report'],
		);
		self::assertStringNotContainsString('secret', json_encode($stats, JSON_THROW_ON_ERROR));
		self::assertSame([true, self::NOW], [$reports->status()['enabled'], $reports->status()['lastReport']]);
		self::assertSame([false, 'https://figures.example'], array_values(array_intersect_key(
			$reports->save(['enabled' => 0]),
			['enabled' => 0, 'telemetryUrl' => 0],
		)));
	}

	private function settingsRepository(): SettingsRepository {
		return new SettingsRepository($this->instance->get(IAppConfig::class), 'metadataapp');
	}

	private function figures(): FigureRepository {
		return new FigureRepository($this->connection, new SelectionSql(new ContainedTexts($this->connection)));
	}

	private function statistics(Sight $sight): Statistics {
		$scopes = self::createStub(Scopes::class);
		$folder = new MemberFolder(self::DOCS, 'Docs', self::READ, false, -3, 9, 1, 'files', 105);
		$scopes->method('open')->willReturn(new Scope($folder, new FolderAccess(self::DOCS, self::READ, 'files', null, []), $sight, true));
		return new Statistics($this->assignmentService(), $this->folderService(), $scopes, $this->figures());
	}

	private function reports(): Reports {
		$settings = new RemoteSettings($this->instance->get(IAppConfig::class), 'metadataapp');
		$figures = new MetadataFigures($this->figures(), $this->accounts);
		$platform = self::createStub(Platform::class);
		$platform->method('versions')->willReturn(['appId' => 'metadataapp']);
		$client = self::createStub(RemoteClient::class);
		$client->method('send')->willReturnCallback(function (RemoteRequest $request): RemoteAnswer {
			$this->sent[] = (array)json_decode($request->body, true);
			return RemoteAnswer::received(200, '{}', []);
		});
		$remote = new RemotePost($client);
		return new Reports($settings, new Telemetry($settings, $figures, $platform, new TelemetryClient($remote), $this->clock), $figures);
	}
}
