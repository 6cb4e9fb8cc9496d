<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Value;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Folder\RequiredMode;
use OCA\MetadataApp\Tests\Unit\Fake\ServicesTestCase;

final class FolderValueServiceTest extends ServicesTestCase {
	public function testWritersSaveAndMembersAndManagersRead(): void {
		$department = ['applies_to_groupfolder' => 1, 'is_required' => true];
		$ids = $this->assigned(self::DOCS, ['gf_department' => $department, 'file_gf_status' => []]);
		$service = $this->folderValueService();
		$saved = ['success' => true, 'metadata' => (object)['gf_department' => 'HR']];
		self::assertEquals($saved, $service->save('will', self::DOCS, ['gf_department' => 'HR']));
		self::assertEquals($saved, $service->save('will', self::DOCS, []));
		foreach (['rita', 'mia', 'root'] as $reader) {
			self::assertEquals($saved['metadata'], $service->find($reader, self::DOCS, false));
			$save = static fn (): array => $service->save($reader, self::DOCS, ['gf_department' => 'IT']);
			self::assertSame([403, Reason::NOT_WRITABLE], self::refused($save), $reader);
		}
		self::assertSame([404, Reason::UNKNOWN_FOLDER], self::refused(fn () => $service->find('olga', self::DOCS, false)));
		self::assertSame([404, Reason::UNKNOWN_FOLDER], self::refused(fn () => $service->save('rita', self::ARCHIVE, [])));
		self::assertSame(["folder 5 {$ids['gf_department']}: none to HR by will, save"], $this->changes());
		$fields = $service->find('rita', self::DOCS, true);
		self::assertIsArray($fields);
		self::assertSame([['gf_department'], ['HR']], [array_column($fields, 'field_name'), array_column($fields, 'value')]);
	}

	public function testRefusesWhatFilesAreRefused(): void {
		$this->assigned(self::DOCS, [
			'gf_department' => ['applies_to_groupfolder' => 1, 'is_required' => true],
			'gf_since' => ['type' => 'date', 'applies_to_groupfolder' => 1], 'file_gf_status' => [],
		]);
		$service = $this->folderValueService();
		$service->save('will', self::DOCS, ['gf_department' => 'HR']);
		$this->settings->saveRequired(self::DOCS, RequiredMode::Enforce);
		$save = static fn (): array => $service->save('will', self::DOCS, [
			'gf_department' => '', 'gf_since' => '2026-11-28T10:00:00', 'file_gf_status' => 'x',
		]);
		self::assertSame([400, Reason::REQUIRED_VALUE], self::refused($save));
		self::assertSame(['/metadata/gf_department', '/metadata/gf_since', '/metadata/file_gf_status'], array_keys(self::faults($save)));
		self::assertEquals((object)['gf_department' => 'HR'], $service->find('will', self::DOCS, false));
	}
}
