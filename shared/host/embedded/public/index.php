<?php
declare(strict_types=1);
require __DIR__ . '/../vendor/autoload.php';
// php -S 127.0.0.1:PORT router.php, with HOST_SETTINGS naming a PHP file that returns the settings
$settings = Host\AppFramework\Settings::fromEnvironment();
$path = rawurldecode(strtok($_SERVER['REQUEST_URI'], '?'));
$file = null;
if (!str_contains($path, '..')) {
	if (preg_match('#^/apps/([a-z0-9_]+)/((?:js|css|img|l10n)/.+)$#', $path, $m)) {
		foreach ($settings->apps as $dir) {
			$file ??= basename($dir) === $m[1] && is_file("$dir/$m[2]") ? "$dir/$m[2]" : null;
		}
	} elseif (preg_match('#^/core/(host\.\w+)$#', $path, $m)) {
		$file = __DIR__ . "/$m[1]";
	}
}
if ($file !== null && is_file($file)) {
	$types = ['js' => 'text/javascript', 'mjs' => 'text/javascript', 'css' => 'text/css', 'svg' => 'image/svg+xml', 'json' => 'application/json', 'png' => 'image/png', 'woff2' => 'font/woff2'];
	header('Content-Type: ' . ($types[pathinfo($file, PATHINFO_EXTENSION)] ?? 'application/octet-stream'));
	header('Cache-Control: max-age=' . (isset($_GET['v']) ? 31536000 : 0));
	header('X-Content-Type-Options: nosniff');
	readfile($file);
	return;
}
(new Host\AppFramework\Kernel($settings))->handle();
