<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Host\Files;

use Host\Files\Types\MimeDetector;
use OCA\FormsApp\Host\Files\FormType;
use OCP\Files\IMimeTypeDetector;
use OCP\Files\IMimeTypeLoader;
use PHPUnit\Framework\TestCase;

final class FormTypeTest extends TestCase {
	/** As the class of the server: it reads its list only while it knows no type. */
	public function testKeepsTheTypesOfOtherFiles(): void {
		$detector = new class implements IMimeTypeDetector {
			/** @var array<array-key, list{string, string|null}> */
			private array $types = [];

			public function registerType(string $extension, string $mimeType, ?string $secureMimeType = null): void {
				$this->types[$extension] = [$mimeType, $secureMimeType];
			}

			#[\Override]
			public function getAllMappings(): array {
				if ($this->types === []) {
					$this->types = ['pdf' => ['application/pdf', null], '7z' => ['application/x-7z', null]];
				}
				return $this->types;
			}

			#[\Override]
			public function detectPath($path): string {
				return $this->getAllMappings()[pathinfo($path, PATHINFO_EXTENSION)][0] ?? 'application/octet-stream';
			}

			#[\Override]
			public function detectContent(string $path): string {
				return $this->detectPath($path);
			}

			#[\Override]
			public function getSecureMimeType($mimeType): string {
				return $mimeType;
			}

			#[\Override]
			public function detectString($data): string {
				return $data;
			}
		};
		$this->type($detector)->announce();
		self::assertSame(
			['application/x-nxform', 'application/pdf', 'application/x-7z'],
			array_map($detector->detectPath(...), ['a.nxform', 'a.pdf', 'a.7z']),
		);
	}

	public function testLeavesAloneWhatTheAdministratorChose(): void {
		$detector = new MimeDetector();
		$detector->registerType('nxform', 'application/json');
		$loader = $this->createMock(IMimeTypeLoader::class);
		$loader->expects(self::never())->method('updateFilecache');
		$type = new FormType($detector, $loader);
		$type->announce();
		self::assertSame('application/json', $detector->detectPath('a.nxform'));
		self::assertSame(0, $type->correct());
	}

	public function testDoesWithoutWhereTheHostCannotBeTold(): void {
		$detector = self::createStub(IMimeTypeDetector::class);
		$detector->method('getAllMappings')->willReturn([]);
		$detector->method('detectPath')->willReturn('application/octet-stream');
		$type = $this->type($detector);
		$type->announce();
		self::assertSame(0, $type->correct());
	}

	public function testCorrectsFilesThatWereThereBefore(): void {
		$loader = $this->createMock(IMimeTypeLoader::class);
		$loader->method('getId')->with('application/x-nxform')->willReturn(17);
		$loader->expects(self::once())->method('updateFilecache')->with('nxform', 17)->willReturn(3);
		$type = new FormType(new MimeDetector(), $loader);
		$type->announce();
		self::assertSame(3, $type->correct());
	}

	private function type(IMimeTypeDetector $detector): FormType {
		return new FormType($detector, self::createStub(IMimeTypeLoader::class));
	}
}
