<?php
declare(strict_types=1);
namespace OCP;

class Util {
	public static function addScript(string $application, ?string $file = null, string $afterAppId = 'core', bool $prepend = false): void {
		\Host\AppFramework\Kernel::$it->page()->scripts["$application/$file"] = [$application, $file];
	}

	public static function addStyle(string $application, ?string $file = null, bool $prepend = false): void {
		\Host\AppFramework\Kernel::$it->page()->styles["$application/$file"] = [$application, $file];
	}

	public static function hasExtendedSupport(): bool {
		return false;
	}
}
