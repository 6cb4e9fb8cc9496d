<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Field;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Tests\Unit\Fake\ServicesTestCase;

final class AssignmentsTest extends ServicesTestCase {
	public function testManagersReplaceTheSetOfTheirTeamFolders(): void {
		[$one, $two, $three] = [$this->field('one')->id, $this->field('two')->id, $this->field('three')->id];
		$this->assignmentService()->save('root', self::DOCS, [$one, $two]);
		$this->assignmentService()->save('mia', self::DOCS, [$three, $one, $three]);
		self::assertSame([$three, $one], $this->assignmentService()->findAllIds('rita', self::DOCS));
		$this->assignmentService()->save('root', self::ARCHIVE, [$two]);
		foreach ([
			['mia', self::ARCHIVE, [404, Reason::UNKNOWN_FOLDER]], ['will', self::DOCS, [403, Reason::NOT_MANAGER]],
			['olga', self::DOCS, [404, Reason::UNKNOWN_FOLDER]], ['root', 404, [404, Reason::UNKNOWN_FOLDER]],
		] as [$user, $folder, $refused]) {
			self::assertSame($refused, self::refused(fn () => $this->assignmentService()->save($user, $folder, [])), "$user in $folder");
		}
		self::assertSame([$two], $this->assignmentService()->findAllIds('will', self::ARCHIVE));
	}

	public function testNamesEachFieldThatDoesNotExist(): void {
		$one = $this->field('one')->id;
		$this->assignmentService()->save('root', self::DOCS, [$one]);
		$save = fn () => $this->assignmentService()->save('root', self::DOCS, [404, $one, 405]);
		self::assertSame([400, Reason::UNKNOWN_FIELD], self::refused($save));
		self::assertSame(
			['/field_ids/0' => 'There is no field “404” here.', '/field_ids/2' => 'There is no field “405” here.'],
			self::faults($save),
		);
		self::assertSame([$one], $this->assignmentService()->findAllIds('root', self::DOCS));
	}

	public function testMembersSeeTheFieldsOfTheirTeamFoldersAndManagersAll(): void {
		$this->assigned(self::DOCS, ['gf_owner' => ['applies_to_groupfolder' => 1], 'file_gf_status' => []]);
		$this->assigned(self::ARCHIVE, ['file_gf_box' => []]);
		$this->define('unused');
		$names = static fn (array $fields): array => array_column($fields, 'field_name');
		$service = $this->assignmentService();
		self::assertSame(['gf_owner', 'file_gf_status'], $names($service->findAll('rita', self::DOCS)));
		self::assertSame(['file_gf_status'], $names($service->findAllOfFiles('rita', self::DOCS)));
		self::assertSame(['gf_owner', 'file_gf_status'], $names($service->findAllVisible('rita')));
		self::assertSame([], $service->findAllVisible('olga'));
		foreach (['mia', 'root'] as $manager) {
			self::assertCount(4, $service->findAllVisible($manager));
		}
		foreach ([$service->findAll(...), $service->findAllOfFiles(...), $service->findAllIds(...)] as $read) {
			self::assertSame([404, Reason::UNKNOWN_FOLDER], self::refused(static fn (): array => $read('rita', self::ARCHIVE)));
		}
	}
}
